import { useState } from 'react';
import { isInitiallyOpen, listEntries, summarize, type Entry, type TreeSource } from '@/lib/debug/json-tree';
import { splitAtHits, type TreeHits } from '@/lib/debug/search-tree';

/** Longer values are truncated, but copied in full. */
const MAX_LENGTH = 600;

/** State of a tree that all of its rows need. */
export interface Tree {
  folded: TreeSource['folded'];
  openLevels: number;
  query: string;
  /** Null without a search. */
  hits: TreeHits | null;
  /** Path of the selected row. */
  selected: string;
  select: (entry: Entry) => void;
}

interface TreeRowProps {
  entry: Entry;
  level: number;
  tree: Tree;
  /** Whether rows without hits are shown as well. */
  all: boolean;
}

function MarkedText({ text, query }: { text: string; query: string }) {
  return splitAtHits(text, query).map((part, index) =>
    index % 2 === 1 ? <mark key={index}>{part}</mark> : part,
  );
}

/** A row of a JSON tree, with those below it as soon as it is open. */
export function TreeRow({ entry, level, tree, all }: TreeRowProps) {
  const [key, value, path] = entry;
  const { folded, openLevels, query, hits, selected, select } = tree;
  const { size, preview } = folded?.[path] ?? summarize(entry);
  const [open, setOpen] = useState(hits ? hits.above.has(path) : isInitiallyOpen(size, level, openLevels));
  if (!all && !hits?.rows.has(path) && !hits?.above.has(path)) return null;
  const name = typeof key === 'number' ? key : <MarkedText text={key} query={query} />;
  const isSelected = path === selected || undefined;
  if (size === 0) {
    const text = JSON.stringify(value);
    const shown = text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
    return (
      <li className="debug-row" data-selected={isSelected}>
        <button type="button" className="debug-key" aria-pressed={!!isSelected} onClick={() => select(entry)}>
          {name}:
        </button>{' '}
        <span className="debug-value" data-type={value === null ? 'null' : typeof value}>
          <MarkedText text={shown} query={query} />
        </span>
      </li>
    );
  }
  const belowHit = all || hits?.rows.has(path) === true;
  return (
    <li>
      <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="debug-row" data-selected={isSelected} onClick={() => select(entry)}>
          <span className="debug-key">{name}:</span> {size} {size === 1 ? 'entry' : 'entries'}
          {!open && (
            <>
              {' '}
              <span className="debug-preview">{preview}</span>
            </>
          )}
        </summary>
        {open && (
          <ul>
            {listEntries(entry).map((below) => (
              <TreeRow key={below[2]} entry={below} level={level + 1} tree={tree} all={belowHit} />
            ))}
          </ul>
        )}
      </details>
    </li>
  );
}
