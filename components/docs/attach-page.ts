import { attachCodeButtons } from '@/components/mdx/code-buttons';
import { attachHashTarget } from '@/components/mdx/hash-target';
import { attachImageStatus } from '@/components/mdx/image-status';
import { attachImageZoom } from '@/components/mdx/image-zoom';
import { attachTableRegions } from '@/components/mdx/table-regions';
import { attachActiveHeading } from './active-heading';
import { attachBackToTop } from './back-to-top-behaviour';
import { attachTermDismissal } from './term-dismissal';

/**
 * Starts all that a docs page does in the browser beside its tabs and menus.
 * @param announce says something to screen readers
 * @returns stops it
 */
export function attachPage(announce: (message: string) => void): () => void {
  const detach = [
    attachCodeButtons(document, announce),
    attachTableRegions(document),
    attachImageStatus(document),
    attachImageZoom(document),
    attachHashTarget(),
    attachActiveHeading(document),
    attachBackToTop(document),
    attachTermDismissal(),
  ];
  return () => {
    for (const stop of detach) stop();
  };
}
