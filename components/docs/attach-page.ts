import { attachChanges, type ShowPart } from '@/components/changes/attach-changes';
import { attachCodeButtons } from '@/components/mdx/code-buttons';
import { attachHashTarget } from '@/components/mdx/hash-target';
import { attachImageStatus } from '@/components/mdx/image-status';
import { attachImageZoom } from '@/components/mdx/image-zoom';
import { attachTableRegions } from '@/components/mdx/table-regions';
import { showBrowserOnly } from '@/components/mdx/show-browser-only';
import { attachTabs } from '@/components/mdx/tab-sets';
import { attachActiveHeading } from './active-heading';
import { attachBackToTop } from './back-to-top-behaviour';
import { attachKeptHeading } from './kept-heading';
import { attachTermDismissal } from './term-dismissal';

export { attachTabs };

/**
 * Starts all that a docs page does in the browser beside its menus.
 * @param announce says something to screen readers
 * @param show puts a part that was loaded on demand into the page; null takes it away
 * @param withTabs whether to attach the tabs, too
 * @returns stops it
 */
export function attachPage(
  announce: (message: string) => void,
  show: ShowPart,
  withTabs: boolean,
): () => void {
  showBrowserOnly(document);
  const detach = [
    ...(withTabs ? [attachTabs(document)] : []),
    attachCodeButtons(document, announce),
    attachTableRegions(document),
    attachImageStatus(document),
    attachImageZoom(document),
    attachHashTarget(),
    attachActiveHeading(document),
    attachBackToTop(document),
    attachTermDismissal(),
    attachKeptHeading(document),
    attachChanges(document, show),
  ];
  return () => {
    for (const stop of detach) stop();
  };
}
