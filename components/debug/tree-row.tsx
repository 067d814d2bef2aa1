import { useState } from 'react';
import {
  isInitiallyOpen,
  listChildRows,
  summarizeRow,
  type JsonRow,
  type RowSummary,
  type TreeSource,
} from '@/lib/debug/json-tree';
import { splitAtHits, type TreeSearchResult } from '@/lib/debug/search-tree';

/** Maximum number of characters shown of a value; longer values are truncated, but copied in full. */
const MAX_LENGTH = 600;

/** State of a JSON tree, shared by all its rows. */
export interface JsonTreeState {
  folded: TreeSource['folded'];
  openLevels: number;
  query: string;
  /** Hits of the current search; null if there is no search. */
  hits: TreeSearchResult | null;
  /** Path of the selected row. */
  selected: string;
  select: (entry: JsonRow) => void;
}

interface TreeRowProps {
  entry: JsonRow;
  level: number;
  tree: JsonTreeState;
  /** True if rows without hits are shown as well. */
  all: boolean;
}

function MarkedText({ text, query }: { text: string; query: string }) {
  return splitAtHits(text, query).map((part, index) =>
    index % 2 === 1 ? <mark key={index}>{part}</mark> : part,
  );
}

/** Key of a row. A search does not mark the indexes of lists. */
function Key({ entry: [key], query }: { entry: JsonRow; query: string }) {
  return typeof key === 'number' ? `${key}:` : [<MarkedText key="text" text={key} query={query} />, ':'];
}

function ValueRow({ entry, tree: { query, selected, select } }: TreeRowProps) {
  const [, value, path] = entry;
  const isSelected = path === selected;
  const text = JSON.stringify(value);
  const shown = text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
  return (
    <li className="debug-row" data-selected={isSelected || undefined}>
      <button type="button" className="debug-key" aria-pressed={isSelected} onClick={() => select(entry)}>
        <Key entry={entry} query={query} />
      </button>{' '}
      <span className="debug-value" data-type={value === null ? 'null' : typeof value}>
        <MarkedText text={shown} query={query} />
      </span>
    </li>
  );
}

function Branch({ entry, level, tree, all, summary }: TreeRowProps & { summary: RowSummary }) {
  const { size, preview } = summary;
  const path = entry[2];
  const { openLevels, query, hits, selected, select } = tree;
  const [open, setOpen] = useState(hits ? hits.above.has(path) : isInitiallyOpen(size, level, openLevels));
  return (
    <li>
      <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary
          className="debug-row"
          data-selected={path === selected || undefined}
          onClick={() => select(entry)}
        >
          <span className="debug-key">
            <Key entry={entry} query={query} />
          </span>{' '}
          {`${size} ${size === 1 ? 'entry' : 'entries'}`}
          {!open && <span className="debug-preview"> {preview}</span>}
        </summary>
        {open && (
          <ul>
            {listChildRows(entry).map((row) => (
              <TreeRow key={row[2]} entry={row} level={level + 1} tree={tree} all={all} />
            ))}
          </ul>
        )}
      </details>
    </li>
  );
}

/** Row of a JSON tree, followed by its child rows while it is open. */
export function TreeRow(props: TreeRowProps) {
  const { entry, tree, all } = props;
  const path = entry[2];
  const isHit = all || tree.hits?.rows.has(path) === true;
  if (!isHit && !tree.hits?.above.has(path)) return null;
  const summary = tree.folded?.[path] ?? summarizeRow(entry);
  if (summary.size === 0) return <ValueRow {...props} />;
  return <Branch {...props} all={isHit} summary={summary} />;
}
