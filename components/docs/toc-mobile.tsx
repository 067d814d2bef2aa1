import { onThisPage } from '@/lib/i18n/messages/sidebar';
import type { TocEntry } from '@/lib/mdx/types';
import { ChevronIcon } from '@/components/shell/icons';
import { TocList } from './toc-list';

/** Table of contents inside the page on narrow windows, initially collapsed; see `attachTocButton` (DOC-09). */
export function TocMobile({ toc }: { toc: readonly TocEntry[] }) {
  return (
    <div className="theme-doc-toc-mobile">
      <button type="button" aria-expanded="false" aria-controls="toc-in-page">
        {onThisPage}
        <ChevronIcon size={16} />
      </button>
      <div id="toc-in-page" hidden>
        <TocList toc={toc} />
      </div>
    </div>
  );
}
