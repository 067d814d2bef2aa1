'use client';

import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { copyText } from '@/lib/browser/copy-text';
import { getRootRow, type JsonRow, type JsonValue, type TreeSource } from '@/lib/debug/json-tree';
import { maxShownHits, searchTree, type TreeSearchResult } from '@/lib/debug/search-tree';
import { TreeRow } from './tree-row';
import { useDebugViewData } from './use-debug-view-data';

/** Time in ms for which the confirmation is shown. */
const CONFIRMATION_DURATION = 1500;

const toText = (value: JsonValue) => (typeof value === 'string' ? value : JSON.stringify(value, null, 2));

/** Shows the path of the selected row, with buttons that copy the path or the value. */
function CopyBar({ selected: [, value, path], complete }: { selected: JsonRow; complete: boolean }) {
  const [status, setStatus] = useState('');
  useEffect(() => {
    if (status === '') return undefined;
    const timer = setTimeout(() => setStatus(''), CONFIRMATION_DURATION);
    return () => clearTimeout(timer);
  }, [status]);
  const copy = async (what: string, text: string) =>
    setStatus((await copyText(text)) ? `${what} copied` : `${what} could not be copied`);
  return (
    <div className="debug-bar" role="group" aria-label="Selected row">
      <code className="debug-path">{path}</code>
      <span role="status" className="debug-status">
        {status}
      </span>
      <div className="debug-buttons">
        <button type="button" onClick={() => void copy('Path', path)}>
          Copy path
        </button>
        <button type="button" disabled={!complete} onClick={() => void copy('Value', toText(value))}>
          Copy value
        </button>
      </div>
    </div>
  );
}

interface JsonViewProps {
  /** Accessible name of the tree. */
  label: string;
  /** Data without folded entries, shown until all data has been loaded, and without scripts. */
  outline: TreeSource;
  data: Parameters<typeof useDebugViewData>[1];
  openLevels: number;
}

function countHits({ count }: TreeSearchResult): string {
  if (count === 0) return 'No hits';
  if (count > maxShownHits) return `${count} hits, the first ${maxShownHits} are shown`;
  return count === 1 ? '1 hit' : `${count} hits`;
}

/**
 * Collapsible JSON tree with search and copy buttons. Only renders rows whose parent rows are open.
 * @see acceptance DBG-02
 */
export function JsonView({ label, outline, data, openLevels }: JsonViewProps) {
  const { source, state, retry } = useDebugViewData(outline, data);
  const [typed, setTyped] = useState('');
  const query = useDeferredValue(typed).trim().toLowerCase();
  const hits = useMemo(() => (query === '' ? null : searchTree(source, query)), [source, query]);
  const [chosen, setChosen] = useState<JsonRow | null>(null);
  const isComplete = state === 'complete';
  const root = getRootRow(source);
  const selected = chosen ?? root;
  // Selects rows only once all data has been loaded, because rows of the outline have no values to copy.
  const select = (entry: JsonRow) => isComplete && setChosen(entry);
  return (
    <div className="debug-view" data-state={state}>
      <div role="search" className="debug-search">
        <input
          type="search"
          value={typed}
          placeholder="Search keys and values"
          aria-label="Search keys and values"
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setTyped(event.target.value)}
        />
        <p role="status" className="debug-count">
          {hits && countHits(hits)}
        </p>
      </div>
      <CopyBar selected={selected} complete={isComplete} />
      {state === 'failed' && (
        <p role="alert" className="debug-failure">
          The data could not be loaded, so folded entries cannot be opened.{' '}
          <button type="button" onClick={retry}>
            Try again
          </button>
        </p>
      )}
      <ul aria-label={label} className="debug-tree">
        <TreeRow
          key={query}
          entry={root}
          level={1}
          tree={{ folded: source.folded, openLevels, query, hits, selected: selected[2], select }}
          all={hits === null}
        />
      </ul>
    </div>
  );
}
