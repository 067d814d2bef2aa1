'use client';

import type { KeyboardEvent } from 'react';
import { HIT_LIMIT, type TreeHits } from '@/lib/debug/search-tree';

interface TreeSearchProps {
  typed: string;
  /** The query that the hits belong to; empty without a search. */
  query: string;
  hits: TreeHits;
  search: (typed: string) => void;
  goToHit: (step: 1 | -1) => void;
  /** Moves focus from the field into the tree. */
  enterTree: () => void;
  fold: () => void;
}

function countHits({ count, rows }: TreeHits): string {
  if (count === 0) return 'No hits';
  if (count > rows.length) return `${count} hits, the first ${HIT_LIMIT} are opened`;
  return count === 1 ? '1 hit' : `${count} hits`;
}

/** Searches the keys and values of the tree, and steps through the hits. */
export function TreeSearch({ typed, query, hits, search, goToHit, enterTree, fold }: TreeSearchProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') goToHit(event.shiftKey ? -1 : 1);
    else if (event.key === 'Escape' && typed !== '') search('');
    else if (event.key === 'ArrowDown') enterTree();
    else return;
    event.preventDefault();
  };
  const noHits = hits.count === 0;
  return (
    <div role="search" className="debug-search">
      <input
        type="search"
        value={typed}
        placeholder="Search keys and values"
        aria-label="Search keys and values"
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => search(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <div className="debug-buttons">
        <button type="button" disabled={noHits} onClick={() => goToHit(-1)}>
          Previous
        </button>
        <button type="button" disabled={noHits} onClick={() => goToHit(1)}>
          Next
        </button>
        <button type="button" onClick={fold}>
          Fold
        </button>
      </div>
      <p role="status" className="debug-count">
        {query !== '' && countHits(hits)}
      </p>
    </div>
  );
}
