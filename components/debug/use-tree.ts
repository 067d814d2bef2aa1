'use client';

import { useCallback, useDeferredValue, useMemo, useReducer, useState } from 'react';
import { createJsonTree, type TreeNode, type TreeSource } from '@/lib/debug/json-tree';
import { searchTree, toQuery } from '@/lib/debug/search-tree';
import { getKeyAction, isOpen, reduceTree } from '@/lib/debug/tree-state';

/**
 * State of a tree that is in view: what stands open, the current row, the search.
 * @param openLevels levels that are open at first
 */
export function useTree(source: TreeSource, openLevels: number) {
  const tree = useMemo(() => createJsonTree(source), [source]);
  const [state, dispatch] = useReducer(reduceTree, { changed: new Map(), current: source.path });
  const [typed, setTyped] = useState('');
  const query = toQuery(useDeferredValue(typed));
  const hits = useMemo(() => searchTree(tree, query), [tree, query]);
  const shown = useCallback(
    (node: TreeNode) => isOpen(node, state, hits, openLevels),
    [state, hits, openLevels],
  );
  const rows = useMemo(() => tree.listRows(shown), [tree, shown]);
  const current = rows.find(({ id }) => id === state.current) ?? tree.root;

  const search = (text: string) => {
    setTyped(text);
    dispatch({ do: 'search' });
  };
  const goToHit = (step: 1 | -1) => {
    const { rows: found } = hits;
    if (found.length === 0) return;
    // A fold of the reader's may lie above a hit.
    dispatch({ do: 'search' });
    const place = rows.indexOf(current);
    const next =
      step === 1
        ? found.find((node) => rows.indexOf(node) > place)
        : found.findLast((node) => rows.includes(node) && rows.indexOf(node) < place);
    const hit = next ?? (step === 1 ? found[0] : found.at(-1));
    if (hit) dispatch({ do: 'go', id: hit.id });
  };
  const pressKey = (key: string) => {
    const action = getKeyAction(key, { tree, rows, current, isOpen: shown });
    if (action) dispatch(action);
    return action !== null;
  };
  const choose = (node: TreeNode) =>
    dispatch(node.size > 0 ? { do: 'set-open', id: node.id, open: !shown(node) } : { do: 'go', id: node.id });
  const fold = () => {
    setTyped('');
    dispatch({ do: 'fold', root: tree.root.id });
  };
  return { rows, current, shown, hits, typed, query, search, goToHit, pressKey, choose, fold };
}
