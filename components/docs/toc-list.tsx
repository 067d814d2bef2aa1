import { nestToc, type TocNode } from '@/lib/mdx/nest-toc';
import type { TocEntry } from '@/lib/mdx/types';

interface ListProps {
  nodes: readonly TocNode[];
  active: string | null;
}

function List({ nodes, active }: ListProps) {
  return (
    <ul className="toc-list">
      {nodes.map((node) => (
        <li key={node.id}>
          <a
            href={`#${node.id}`}
            className="toc-link"
            aria-current={node.id === active ? 'location' : undefined}
          >
            {node.text}
          </a>
          {node.children.length > 0 && <List nodes={node.children} active={active} />}
        </li>
      ))}
    </ul>
  );
}

/** A contents list, nested by heading level (DOC-06). */
export function TocList({ toc, active = null }: { toc: readonly TocEntry[]; active?: string | null }) {
  return <List nodes={nestToc(toc)} active={active} />;
}
