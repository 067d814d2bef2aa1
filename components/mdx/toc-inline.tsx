import { tocLevels } from '@/lib/site/constants';
import type { PageContext, TocEntry } from '@/lib/mdx/types';

export interface TocInlineProps {
  /** Entries to list instead of the page's own. */
  toc?: readonly TocEntry[];
  minHeadingLevel?: number;
  maxHeadingLevel?: number;
}

interface TocNode extends TocEntry {
  children: TocNode[];
}

/** Puts each entry below the nearest entry before it that has a lower level. */
function nest(entries: readonly TocEntry[]): TocNode[] {
  const roots: TocNode[] = [];
  const open: TocNode[] = [];
  for (const entry of entries) {
    const node: TocNode = { ...entry, children: [] };
    while ((open.at(-1)?.level ?? 0) >= entry.level) open.pop();
    (open.at(-1)?.children ?? roots).push(node);
    open.push(node);
  }
  return roots;
}

function TocList({ nodes, className }: { nodes: readonly TocNode[]; className?: string }) {
  return (
    <ul className={className}>
      {nodes.map(({ id, text, children }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
          {children.length > 0 && <TocList nodes={children} />}
        </li>
      ))}
    </ul>
  );
}

/** Makes the contents list that stands inside a page. @see acceptance DOC-33 */
export function createTocInline(context: PageContext) {
  return function TOCInline({ toc = context.toc, minHeadingLevel, maxHeadingLevel }: TocInlineProps) {
    const min = minHeadingLevel ?? tocLevels.min;
    const max = maxHeadingLevel ?? tocLevels.max;
    const nodes = nest(toc.filter(({ level }) => level >= min && level <= max));
    return nodes.length > 0 && <TocList nodes={nodes} className="toc-inline" />;
  };
}
