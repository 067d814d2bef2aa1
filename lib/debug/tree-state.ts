import { isFoldable, isInitiallyOpen, type JsonTree, type TreeNode } from './json-tree';
import type { TreeHits } from './search-tree';

/** What the reader has changed in a tree. */
export interface TreeState {
  /** Rows that the reader opened (`true`) or folded, by id. */
  changed: ReadonlyMap<string, boolean>;
  /** Id of the row that keys and buttons act on. */
  current: string;
}

/** Changes that the reader can make. */
export type TreeAction =
  | { do: 'set-open'; id: string; open: boolean }
  | { do: 'go'; id: string }
  | { do: 'search' }
  | { do: 'fold'; root: string };

/** Applies a change; a new search opens its hits again. */
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

/** Whether a row is open: as the reader left it, otherwise if it contains a hit, otherwise as initially. */
export function isOpen(node: TreeNode, { changed }: TreeState, hits: TreeHits, openLevels: number): boolean {
  if (!isFoldable(node)) return false;
  return changed.get(node.id) ?? (hits.open.has(node.id) || isInitiallyOpen(node, openLevels));
}

/** The state of the tree when a key is pressed. */
export interface KeyContext {
  tree: JsonTree;
  /** The visible rows. */
  rows: readonly TreeNode[];
  current: TreeNode;
  isOpen: (node: TreeNode) => boolean;
}

const goTo = (node: TreeNode | null | undefined): TreeAction | null =>
  node ? { do: 'go', id: node.id } : null;

/**
 * What a key does, following the WAI-ARIA tree pattern.
 *
 * @returns null when the tree does not use the key
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
