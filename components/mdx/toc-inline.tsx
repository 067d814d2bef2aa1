import { nestToc, type TocNode } from '@/lib/mdx/nest-toc';
import { site } from '@/lib/site/config';
import type { PageContext, TocEntry } from '@/lib/mdx/types';

export interface TocInlineProps {
  /** Entries to list, instead of the headings of the page. */
  toc?: readonly TocEntry[];
  minHeadingLevel?: number;
  maxHeadingLevel?: number;
}

function TocList({ nodes, ...rest }: { nodes: readonly TocNode[]; className?: string }) {
  return (
    <ul {...rest}>
      {nodes.map(({ id, text, children }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
          {children.length > 0 && <TocList nodes={children} />}
        </li>
      ))}
    </ul>
  );
}

/** Creates the `TOCInline` component for a page: a table of contents within the text. @see acceptance DOC-33 */
export function createTocInline(context: PageContext) {
  return function TOCInline({ toc = context.toc, minHeadingLevel, maxHeadingLevel }: TocInlineProps) {
    const min = minHeadingLevel ?? site.tableOfContents.minHeadingLevel;
    const max = maxHeadingLevel ?? site.tableOfContents.maxHeadingLevel;
    const nodes = nestToc(toc.filter(({ level }) => level >= min && level <= max));
    return nodes.length > 0 && <TocList nodes={nodes} className="toc-inline" data-no-index="" />;
  };
}
