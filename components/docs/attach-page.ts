import { attachChanges, type ShowPart } from '@/components/changes/attach-changes';
import { attachCodeButtons } from '@/components/mdx/code-buttons';
import { attachHashTarget } from '@/components/mdx/hash-target';
import { attachImageStatus } from '@/components/mdx/image-status';
import { attachImageZoom } from '@/components/mdx/image-zoom';
import { attachTableRegions } from '@/components/mdx/table-regions';
import { showBrowserOnly } from '@/components/mdx/show-browser-only';
import { attachTabs } from '@/components/mdx/tab-sets';
import { attachActiveHeading } from './active-heading';
import { attachBackToTop } from './back-to-top-behavior';
import { attachHeadingToVersionLinks } from './version-link-heading';
import { attachTermDismissal } from './term-dismissal';

export { attachTabs };

/**
 * Attaches the interactive behavior of a docs page, except its menus.
 * @param announce announces a message to screen readers
 * @param show renders a component that was loaded on demand; null removes it
 * @param withTabs true to attach the tabs as well
 * @returns a function that detaches everything
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
    attachHeadingToVersionLinks(document),
    attachChanges(document, show),
  ];
  return () => {
    for (const stop of detach) stop();
  };
}
