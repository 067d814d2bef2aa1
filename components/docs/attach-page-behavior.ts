import { attachChangesDialog, type RenderIntoPage } from '@/components/changes/attach-changes-dialog';
import { attachCodeButtons } from '@/components/mdx/code-buttons';
import { attachHashTargetReveal } from '@/components/mdx/hash-target';
import { attachImageStatus } from '@/components/mdx/image-status';
import { attachImageZoom } from '@/components/mdx/image-zoom';
import { attachScrollRegions } from '@/components/mdx/scroll-regions';
import { showBrowserOnly } from '@/components/mdx/show-browser-only';
import { attachTabs } from '@/components/mdx/tab-sets';
import { attachTocHighlight } from './active-heading';
import { attachBackToTop } from './back-to-top-behavior';
import { attachTocButton } from './toc-button';
import { attachHeadingToVersionLinks } from './version-link-heading';
import { attachTermDismissal } from './term-dismissal';

export { attachTabs };

/**
 * Attaches the interactive behavior of a docs page.
 * @param announce announces a message to screen readers
 * @param show renders a component that was loaded on demand; null removes it
 * @param withTabs true to attach the tabs as well
 * @returns a function that detaches everything
 */
export function attachPageBehavior(
  announce: (message: string) => void,
  show: RenderIntoPage,
  withTabs: boolean,
): () => void {
  showBrowserOnly(document);
  const detach = [
    ...(withTabs ? [attachTabs(document)] : []),
    attachCodeButtons(document, announce),
    attachScrollRegions(document),
    attachImageStatus(document),
    attachImageZoom(document),
    attachHashTargetReveal(),
    attachTocHighlight(document),
    attachTocButton(document),
    attachBackToTop(document),
    attachTermDismissal(),
    attachHeadingToVersionLinks(document),
    attachChangesDialog(document, show),
  ];
  return () => {
    for (const stop of detach) stop();
  };
}
