'use client';

import { getRootRow, type TreeSource } from '@/lib/debug/json-tree';
import { TreeRow } from './tree-row';
import { useDebugViewData } from './use-debug-view-data';

interface JsonViewProps {
  /** Accessible name of the tree. */
  label: string;
  /** Data without folded entries, shown until all data has been loaded, and without scripts. */
  outline: TreeSource;
  data: Parameters<typeof useDebugViewData>[1];
  openLevels: number;
}

/** Collapsible JSON tree. Only renders rows whose parent rows are open. @see acceptance DBG-02 */
export function JsonView({ label, outline, data, openLevels }: JsonViewProps) {
  const { source, state, retry } = useDebugViewData(outline, data);
  return (
    <div className="debug-view" data-state={state}>
      {state === 'failed' && (
        <p role="alert" className="debug-failure">
          The data could not be loaded, so folded entries cannot be opened.{' '}
          <button type="button" onClick={retry}>
            Try again
          </button>
        </p>
      )}
      <ul aria-label={label} className="debug-tree">
        <TreeRow entry={getRootRow(source)} level={1} folded={source.folded} openLevels={openLevels} />
      </ul>
    </div>
  );
}
