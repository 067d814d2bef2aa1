'use client';

import { useLayoutEffect, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { isFoldable, type TreeSource } from '@/lib/debug/json-tree';
import { CopyBar } from './copy-bar';
import { TreeRow } from './tree-row';
import { TreeSearch } from './tree-search';
import { useTree } from './use-tree';
import { useViewData, type ViewFiles } from './use-view-data';

interface JsonViewProps {
  /** Name of the tree. */
  label: string;
  /** Shown until the data has been loaded, and without scripts. */
  outline: TreeSource;
  data: ViewFiles;
  openLevels: number;
}

/**
 * Collapsible JSON tree with search and copying. Only visible rows are rendered.
 * @see acceptance DBG-02
 */
export function JsonView({ label, outline, data, openLevels }: JsonViewProps) {
  const { source, state, retry } = useViewData(outline, data);
  const tree = useTree(source, openLevels);
  const list = useRef<HTMLUListElement>(null);
  /** What to do with the current row after the next render. */
  const pending = useRef<'focus' | 'scroll' | null>(null);
  const index = tree.rows.indexOf(tree.current);

  useLayoutEffect(() => {
    const row = list.current?.children[index];
    if (pending.current === null || !(row instanceof HTMLElement)) return;
    if (pending.current === 'focus') row.focus({ preventScroll: true });
    row.scrollIntoView({ block: 'nearest' });
    pending.current = null;
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !tree.pressKey(event.key)) return;
    pending.current = 'focus';
    event.preventDefault();
  };
  const onClick = (event: MouseEvent) => {
    const row = event.target instanceof Element ? event.target.closest('li') : null;
    const node = row && tree.rows[[...(row.parentElement?.children ?? [])].indexOf(row)];
    // Selecting text ends with a click, which must not collapse the row.
    if (node && getSelection()?.isCollapsed !== false) tree.choose(node);
  };
  const goToHit = (step: 1 | -1) => {
    pending.current = 'scroll';
    tree.goToHit(step);
  };
  const enterTree = () => {
    const row = list.current?.children[index];
    if (row instanceof HTMLElement) row.focus();
  };

  return (
    <div className="debug-view" data-state={state}>
      <TreeSearch {...tree} goToHit={goToHit} enterTree={enterTree} />
      {state === 'failed' && (
        <p role="alert" className="debug-failure">
          The data could not be loaded; what stands folded here is missing.{' '}
          <button type="button" onClick={retry}>
            Try again
          </button>
        </p>
      )}
      <ul
        ref={list}
        role="tree"
        aria-label={label}
        className="debug-tree"
        onKeyDown={onKeyDown}
        onClick={onClick}
      >
        {tree.rows.map((node) => (
          <TreeRow
            key={node.id}
            node={node}
            open={isFoldable(node) ? tree.isOpen(node) : undefined}
            current={node === tree.current}
            query={tree.query}
          />
        ))}
      </ul>
      <CopyBar current={tree.current} complete={state === 'complete'} />
    </div>
  );
}
