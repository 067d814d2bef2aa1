import { isFoldable, isOpenAtFirst, type JsonTree, type TreeNode } from './json-tree';
import type { TreeHits } from './search-tree';

/** What a reader has made of a tree. */
export interface TreeState {
  /** Ids of rows that stand otherwise than at first: `true` is open. */
  changed: ReadonlyMap<string, boolean>;
  /** Id of the row that keys and buttons work on. */
  current: string;
}

/** What can be done to it. */
export type TreeAction =
  | { do: 'set-open'; id: string; open: boolean }
  | { do: 'go'; id: string }
  | { do: 'search' }
  | { do: 'fold'; root: string };

/** Keeps what stands open and which row is current; a new search opens its hits again. */
export function reduceTree(state: TreeState, action: TreeAction): TreeState {
  switch (action.do) {
    case 'set-open':
      return { changed: new Map(state.changed).set(action.id, action.open), current: action.id };
    case 'go':
      return { ...state, current: action.id };
    case 'search':
      return { ...state, changed: new Map([...state.changed].filter(([, open]) => open)) };
    case 'fold':
      return { changed: new Map(), current: action.root };
  }
}

/** Whether a row stands open: as the reader left it, else for a hit below it, else as at first. */
export function isOpen(node: TreeNode, { changed }: TreeState, hits: TreeHits, openLevels: number): boolean {
  if (!isFoldable(node)) return false;
  return changed.get(node.id) ?? (hits.open.has(node.id) || isOpenAtFirst(node, openLevels));
}

/** What a key works on. */
export interface KeyContext {
  tree: JsonTree;
  /** The rows that show. */
  rows: readonly TreeNode[];
  current: TreeNode;
  isOpen: (node: TreeNode) => boolean;
}

const goTo = (node: TreeNode | null | undefined): TreeAction | null =>
  node ? { do: 'go', id: node.id } : null;

/**
 * What a key does in a tree, by the pattern of WAI-ARIA.
 * @returns null when the key is none of the tree's
 * @see acceptance DBG-02
 */
export function getKeyAction(key: string, { tree, rows, current, isOpen: shown }: KeyContext) {
  const index = rows.indexOf(current);
  const open = shown(current);
  const set = (to: boolean): TreeAction => ({ do: 'set-open', id: current.id, open: to });
  const actions: Record<string, () => TreeAction | null> = {
    ArrowDown: () => goTo(rows[index + 1] ?? current),
    ArrowUp: () => goTo(rows[index - 1] ?? current),
    Home: () => goTo(rows[0]),
    End: () => goTo(rows.at(-1)),
    ArrowRight: () => {
      if (!isFoldable(current)) return goTo(current);
      return open ? goTo(tree.childrenOf(current)[0] ?? current) : set(true);
    },
    ArrowLeft: () => (open ? set(false) : goTo(current.parent ?? current)),
    Enter: () => (isFoldable(current) ? set(!open) : goTo(current)),
    ' ': () => (isFoldable(current) ? set(!open) : goTo(current)),
  };
  return Object.hasOwn(actions, key) ? (actions[key]?.() ?? null) : null;
}
