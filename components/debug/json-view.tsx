'use client';

import { getRootRow } from '@/lib/debug/json-tree';
import { TreeRow } from './tree-row';
import { useDebugViewData } from './use-debug-view-data';

interface JsonViewProps {
  /** Accessible name of the tree. */
  label: string;
  data: Parameters<typeof useDebugViewData>[0];
  openLevels: number;
}

/** Collapsible JSON tree. Only renders rows whose parent rows are open. @see acceptance DBG-02 */
export function JsonView({ label, data, openLevels }: JsonViewProps) {
  const { source, state, retry } = useDebugViewData(data);
  return (
    <div className="debug-view" data-state={state}>
      {state === 'failed' && (
        <p role="alert" className="debug-failure">
          The data could not be loaded.{' '}
          <button type="button" onClick={retry}>
            Try again
          </button>
        </p>
      )}
      {source && (
        <ul aria-label={label} className="debug-tree">
          <TreeRow entry={getRootRow(source)} level={1} openLevels={openLevels} />
        </ul>
      )}
    </div>
  );
}
