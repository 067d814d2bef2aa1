import { onThisPage } from '@/lib/i18n/messages/sidebar';
import { nestToc, type TocNode } from '@/lib/mdx/nest-toc';
import type { TocEntry } from '@/lib/mdx/types';

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

/** Table of contents inside the page on narrow windows, initially collapsed (DOC-09). */
export function TocMobile({ toc }: { toc: readonly TocEntry[] }) {
  return (
    <details className="theme-doc-toc-mobile">
      <summary>{onThisPage}</summary>
      <TocList nodes={nestToc(toc)} />
    </details>
  );
}
