import { nestToc, type TocNode } from '@/lib/mdx/nest-toc';
import type { TocEntry } from '@/lib/mdx/types';

function List({ nodes }: { nodes: readonly TocNode[] }) {
  return (
    <ul className="toc-list">
      {nodes.map((node) => (
        <li key={node.id}>
          <a href={`#${node.id}`} className="toc-link">
            {node.text}
          </a>
          {node.children.length > 0 && <List nodes={node.children} />}
        </li>
      ))}
    </ul>
  );
}

/** A table of contents, nested by heading level (DOC-06). */
export function TocList({ toc }: { toc: readonly TocEntry[] }) {
  return <List nodes={nestToc(toc)} />;
}
