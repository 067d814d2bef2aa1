import { onThisPage } from '@/lib/i18n/messages/sidebar';
import type { TocEntry } from '@/lib/mdx/types';
import { TocList } from './toc-list';

/** Table of contents beside the page; `attachTocHighlight` marks the heading being read (DOC-08). */
export function TocDesktop({ toc }: { toc: readonly TocEntry[] }) {
  return (
    <nav className="theme-doc-toc-desktop" aria-labelledby="toc-caption">
      <p id="toc-caption" className="toc-caption">
        {onThisPage}
      </p>
      <TocList toc={toc} />
    </nav>
  );
}
