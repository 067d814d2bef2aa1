'use client';

import { useCallback, useDeferredValue, useMemo, useReducer, useState } from 'react';
import { createJsonTree, type TreeNode, type TreeSource } from '@/lib/debug/json-tree';
import { searchTree, toQuery } from '@/lib/debug/search-tree';
import { getKeyAction, isOpen as isOpenIn, reduceTree } from '@/lib/debug/tree-state';

/**
 * State of a displayed tree: the open rows, the current row and the search.
 * @param openLevels number of levels that are initially open
 */
export function useTree(source: TreeSource, openLevels: number) {
  const tree = useMemo(() => createJsonTree(source), [source]);
  const [state, dispatch] = useReducer(reduceTree, { changed: new Map(), current: source.path });
  const [typed, setTyped] = useState('');
  const query = toQuery(useDeferredValue(typed));
  const hits = useMemo(() => searchTree(tree, query), [tree, query]);
  const isOpen = useCallback(
    (node: TreeNode) => isOpenIn(node, state, hits, openLevels),
    [state, hits, openLevels],
  );
  const rows = useMemo(() => tree.listRows(isOpen), [tree, isOpen]);
  const current = rows.find(({ id }) => id === state.current) ?? tree.root;

  const search = (text: string) => {
    setTyped(text);
    dispatch({ do: 'search' });
  };
  const goToHit = (step: 1 | -1) => {
    const { rows: found } = hits;
    if (found.length === 0) return;
    // The hit may be inside a row that the reader collapsed.
    dispatch({ do: 'search' });
    const index = rows.indexOf(current);
    const next =
      step === 1
        ? found.find((node) => rows.indexOf(node) > index)
        : found.findLast((node) => rows.includes(node) && rows.indexOf(node) < index);
    const hit = next ?? (step === 1 ? found[0] : found.at(-1));
    if (hit) dispatch({ do: 'go', id: hit.id });
  };
  const pressKey = (key: string) => {
    const action = getKeyAction(key, { tree, rows, current, isOpen });
    if (action) dispatch(action);
    return action !== null;
  };
  const choose = (node: TreeNode) =>
    dispatch(
      node.size > 0 ? { do: 'set-open', id: node.id, open: !isOpen(node) } : { do: 'go', id: node.id },
    );
  const fold = () => {
    setTyped('');
    dispatch({ do: 'fold', root: tree.root.id });
  };
  return { rows, current, isOpen, hits, typed, query, search, goToHit, pressKey, choose, fold };
}
