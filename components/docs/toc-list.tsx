import type { TocEntry } from '@/lib/mdx/types';

interface TocNode extends TocEntry {
  children: TocNode[];
}

/** Nests entries by level; an entry without a parent of a lower level stands at the top. */
function nest(toc: readonly TocEntry[]): TocNode[] {
  const top: TocNode[] = [];
  const parents: TocNode[] = [];
  for (const entry of toc) {
    const node: TocNode = { ...entry, children: [] };
    while (parents.length > 0 && (parents.at(-1)?.level ?? 0) >= node.level) parents.pop();
    (parents.at(-1)?.children ?? top).push(node);
    parents.push(node);
  }
  return top;
}

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
  return <List nodes={nest(toc)} active={active} />;
}
