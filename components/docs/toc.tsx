import { onThisPage } from '@/lib/i18n/messages/sidebar';
import { nestToc, type TocNode } from '@/lib/mdx/nest-toc';
import type { TocEntry } from '@/lib/mdx/types';
import { ChevronIcon } from '@/components/shell/icons';

/** A table of contents, nested by heading level (DOC-06). */
function TocList({ nodes }: { nodes: readonly TocNode[] }) {
  return (
    <ul className="toc-list">
      {nodes.map((node) => (
        <li key={node.id}>
          <a href={`#${node.id}`} className="toc-link">
            {node.text}
          </a>
          {node.children.length > 0 && <TocList nodes={node.children} />}
        </li>
      ))}
    </ul>
  );
}

/** Table of contents beside the page; `attachTocHighlight` marks the heading being read (DOC-08). */
export function TocDesktop({ toc }: { toc: readonly TocEntry[] }) {
  return (
    <nav className="theme-doc-toc-desktop" aria-labelledby="toc-caption">
      <p id="toc-caption" className="toc-caption">
        {onThisPage}
      </p>
      <TocList nodes={nestToc(toc)} />
    </nav>
  );
}

/** Table of contents inside the page on narrow windows, initially collapsed; see `attachTocButton` (DOC-09). */
export function TocMobile({ toc }: { toc: readonly TocEntry[] }) {
  return (
    <div className="theme-doc-toc-mobile">
      <button type="button" aria-expanded="false" aria-controls="toc-in-page">
        {onThisPage}
        <ChevronIcon size={16} />
      </button>
      <div id="toc-in-page" hidden>
        <TocList nodes={nestToc(toc)} />
      </div>
    </div>
  );
}
