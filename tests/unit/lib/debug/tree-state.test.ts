import { describe, expect, it } from 'vitest';
import { createJsonTree, type TreeNode } from '@/lib/debug/json-tree';
import { searchTree } from '@/lib/debug/search-tree';
import { getKeyAction, isOpen, reduceTree, type TreeAction, type TreeState } from '@/lib/debug/tree-state';

const tree = createJsonTree({ path: '.x', value: { a: { b: { c: 'deep' } }, d: 1 } });
const none = searchTree(tree, '');
const first: TreeState = { changed: new Map(), current: '.x' };
const after = (...actions: TreeAction[]) => actions.reduce(reduceTree, first);

/** The rows that show, one level being open at first. */
function show(state: TreeState, hits = none) {
  const shown = (node: TreeNode) => isOpen(node, state, hits, 1);
  return { shown, rows: tree.listRows(shown) };
}
const idsOf = (state: TreeState, hits = none) => show(state, hits).rows.map(({ id }) => id);

describe('what stands open', () => {
  it('DBG-02 the first levels at first, then what the reader opened', () => {
    expect(idsOf(first)).toEqual(['.x', '.x.a', '.x.d']);
    expect(idsOf(after({ do: 'set-open', id: '.x.a', open: true }))).toEqual([
      '.x',
      '.x.a',
      '.x.a.b',
      '.x.d',
    ]);
    expect(idsOf(after({ do: 'set-open', id: '.x', open: false }))).toEqual(['.x']);
  });

  it('DBG-02 the way to a hit; what the reader folds stays folded until the next search', () => {
    const hits = searchTree(tree, 'deep');
    expect(idsOf(first, hits)).toEqual(['.x', '.x.a', '.x.a.b', '.x.a.b.c', '.x.d']);
    const folded = after({ do: 'set-open', id: '.x.a', open: false });
    expect(idsOf(folded, hits)).toEqual(['.x', '.x.a', '.x.d']);
    expect(idsOf(reduceTree(folded, { do: 'search' }), hits)).toContain('.x.a.b.c');
  });

  it('DBG-02 what the reader opened stays open after a search; folding brings the beginning back', () => {
    const opened: TreeAction = { do: 'set-open', id: '.x.a', open: true };
    expect(idsOf(after(opened, { do: 'search' }))).toContain('.x.a.b');
    expect(after(opened, { do: 'go', id: '.x.d' }, { do: 'fold', root: '.x' })).toEqual(first);
  });
});

describe('keys', () => {
  const press = (key: string, state: TreeState): TreeAction | null => {
    const { rows, shown } = show(state);
    const current = rows.find(({ id }) => id === state.current);
    if (!current) throw new Error(`${state.current} does not show.`);
    return getKeyAction(key, { tree, rows, current, isOpen: shown });
  };
  const at = (current: string): TreeState => ({ ...first, current });
  const go = (id: string) => ({ do: 'go', id });

  it('DBG-02 up, down, Home and End go through the rows that show, and stop at the ends', () => {
    expect(press('ArrowDown', at('.x'))).toEqual(go('.x.a'));
    expect(press('ArrowDown', at('.x.a'))).toEqual(go('.x.d'));
    expect(press('ArrowDown', at('.x.d'))).toEqual(go('.x.d'));
    expect(press('ArrowUp', at('.x.a'))).toEqual(go('.x'));
    expect(press('ArrowUp', at('.x'))).toEqual(go('.x'));
    expect(press('Home', at('.x.d'))).toEqual(go('.x'));
    expect(press('End', at('.x'))).toEqual(go('.x.d'));
  });

  it('DBG-02 right opens, then enters; left folds, then leaves', () => {
    expect(press('ArrowRight', at('.x.a'))).toEqual({ do: 'set-open', id: '.x.a', open: true });
    expect(press('ArrowRight', at('.x'))).toEqual(go('.x.a'));
    expect(press('ArrowRight', at('.x.d'))).toEqual(go('.x.d'));
    expect(press('ArrowLeft', at('.x'))).toEqual({ do: 'set-open', id: '.x', open: false });
    expect(press('ArrowLeft', at('.x.a'))).toEqual(go('.x'));
  });

  it('DBG-02 Enter and Space open and fold; other keys are left to the browser', () => {
    for (const key of ['Enter', ' ']) {
      expect(press(key, at('.x.a'))).toEqual({ do: 'set-open', id: '.x.a', open: true });
      expect(press(key, at('.x'))).toEqual({ do: 'set-open', id: '.x', open: false });
      expect(press(key, at('.x.d'))).toEqual(go('.x.d'));
    }
    for (const key of ['Tab', 'a', 'PageDown', 'toString']) expect(press(key, at('.x'))).toBeNull();
  });
});
