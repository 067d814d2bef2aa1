import type { ReactNode } from 'react';
import { attachChangesDialog } from '@/components/changes/attach-changes-dialog';
import { attachHashTargetReveal } from '@/components/mdx/hash-target';
import { attachImageStatus } from '@/components/mdx/image-status';
import { attachImageZoom } from '@/components/mdx/image-zoom';
import { attachScrollRegions } from '@/components/mdx/scroll-regions';
import { attachWrapButtons } from '@/components/mdx/wrap-buttons';
import { attachTocHighlight } from './active-heading';
import { attachBackToTop } from './back-to-top-behavior';
import { attachDownloadLinks } from './download-links-behavior';
import { attachMarkdownCopy } from './markdown-copy';
import { attachHeadingToVersionLinks } from './version-link-heading';

/** Makes Escape hide the visible definition of a term until pointer or focus leaves the term (WCAG 1.4.13). */
function attachTermDismissal(signal: AbortSignal): void {
  const hide = ({ key }: KeyboardEvent) => {
    const hovered = document.querySelector<HTMLElement>('.term:hover');
    const term = hovered ?? document.activeElement?.closest<HTMLElement>('.term');
    if (key !== 'Escape' || !term) return;
    term.dataset.off = '';
    for (const leaving of ['mouseleave', 'focusout'])
      term.addEventListener(leaving, () => delete term.dataset.off, { once: true });
  };
  document.addEventListener('keydown', hide, { signal });
}

/**
 * Attaches the interactive behavior of a docs page, until `signal` aborts.
 * @param announce announces a message to screen readers
 * @param show renders a component that was loaded on demand; null removes it
 */
export function attachPageBehavior(
  signal: AbortSignal,
  announce: (message: string) => void,
  show: (part: ReactNode) => void,
): void {
  attachWrapButtons(document, signal);
  attachScrollRegions(signal);
  attachImageStatus(signal);
  attachImageZoom(signal);
  attachHashTargetReveal(signal);
  attachTocHighlight(signal);
  attachMarkdownCopy(signal, announce);
  attachBackToTop(signal);
  attachTermDismissal(signal);
  attachHeadingToVersionLinks(signal);
  attachChangesDialog(signal, show);
  void attachDownloadLinks(signal);
}
