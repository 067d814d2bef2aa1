import { describe, expect, it } from 'vitest';
import {
  createJsonTree,
  getPreview,
  isInitiallyOpen,
  outlineTree,
  RANGE_SIZE,
  type JsonTree,
  type JsonValue,
  type TreeNode,
} from '@/lib/debug/json-tree';

const treeOf = (value: JsonValue) => createJsonTree({ path: '.config', value });
const namesBelow = (tree: JsonTree, node: TreeNode) => tree.childrenOf(node).map(({ name }) => name);

function find(tree: JsonTree, path: string): TreeNode {
  const all = tree.listRows(({ size }) => size > 0);
  const found = all.find((node) => node.path === path);
  if (!found) throw new Error(`${path} is not among ${all.map((node) => node.path).join(' ')}`);
  return found;
}

describe('createJsonTree', () => {
  const tree = treeOf({ title: 'OHIF', 'docs-plugin': { list: [{ a: 1 }, null] }, empty: [], none: {} });

  it('DBG-02 rows have their place among their siblings, and know what is above them', () => {
    const rows = tree.listRows(({ size }) => size > 0);
    expect(rows.map(({ level, position, siblings, name }) => [level, position, siblings, name])).toEqual([
      [1, 1, 1, 'config'],
      [2, 1, 4, 'title'],
      [2, 2, 4, 'docs-plugin'],
      [3, 1, 1, 'list'],
      [4, 1, 2, '0'],
      [5, 1, 1, 'a'],
      [4, 2, 2, '1'],
      [2, 3, 4, 'empty'],
      [2, 4, 4, 'none'],
    ]);
    expect(find(tree, '.config["docs-plugin"].list[0].a').parent).toBe(
      find(tree, '.config["docs-plugin"].list[0]'),
    );
  });

  it('DBG-02 only rows below open ones are made', () => {
    const rows = tree.listRows(({ level }) => level === 1);
    expect(rows.map(({ name }) => name)).toEqual(['config', 'title', 'docs-plugin', 'empty', 'none']);
  });

  it('DBG-02 a row stays the same object however often it is listed', () => {
    const list = () => tree.listRows(({ size }) => size > 0);
    const again = list();
    expect(list().every((row, index) => row === again[index])).toBe(true);
  });

  it('DBG-02 folded rows tell their first entries in a line', () => {
    const text = 'x'.repeat(100);
    const { root } = treeOf({ a: text, b: [1, 2], c: {}, d: { e: 1 }, f: 0 });
    expect(getPreview(root)).toBe(`a: "${'x'.repeat(59)}…, b: […2], c: {}, d: {…}, …`);
    expect(getPreview(treeOf(['a', []]).root)).toBe('"a", []');
  });
});

describe('long lists', () => {
  const list = (length: number) => Array.from({ length }, (_, index) => index);

  it('DBG-02 are cut into ranges, whose entries keep their own paths', () => {
    const tree = treeOf(list(RANGE_SIZE + 50));
    expect(namesBelow(tree, tree.root)).toEqual(['0 … 199', '200 … 249']);
    const second = tree.childrenOf(tree.root)[1];
    if (!second) throw new Error('There is no second range.');
    expect(second).toMatchObject({ kind: 'range', path: '.config[200:250]', size: 50 });
    expect(second.value).toEqual(list(250).slice(200));
    expect(tree.childrenOf(second)[0]).toMatchObject({ path: '.config[200]', value: 200, level: 3 });
    expect(namesBelow(treeOf(list(RANGE_SIZE)), treeOf(list(RANGE_SIZE)).root)).toHaveLength(RANGE_SIZE);
  });

  it('DBG-02 of objects are cut likewise; a range names the object itself', () => {
    const tree = treeOf(Object.fromEntries(list(RANGE_SIZE + 1).map((index) => [`k${index}`, index])));
    const [first, second] = tree.childrenOf(tree.root);
    expect([first?.name, second?.name]).toEqual(['k0 … k199', 'k200 … k200']);
    expect(first?.path).toBe('.config');
    expect(first?.id).not.toBe(second?.id);
    expect(second?.value).toEqual({ k200: 200 });
  });

  it('DBG-02 never show more than a screenful at once, of a megabyte either, and no row twice', () => {
    const tree = treeOf(list(45_000));
    const below = tree.childrenOf(tree.root);
    expect(below.length).toBeLessThanOrEqual(RANGE_SIZE);
    expect(namesBelow(tree, tree.root).slice(-1)).toEqual(['40000 … 44999']);
    const open = new Set<TreeNode>([tree.root, ...below, ...below.flatMap((node) => tree.childrenOf(node))]);
    const rows = tree.listRows((node) => open.has(node));
    expect(rows.filter(({ kind }) => kind === 'value').map(({ value }) => value)).toEqual(list(45_000));
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    expect(rows.find(({ value }) => value === 43_210)?.path).toBe('.config[43210]');
  });
});

describe('outlineTree', () => {
  const source = {
    path: '.loaded',
    value: { plugin: { docs: Array.from({ length: 500 }, (_, id) => ({ id })), label: 'x', drafts: [] } },
  };

  it('DBG-02 holds what is open at first, and only says what is folded', () => {
    const outline = outlineTree(source, 2);
    expect(outline.value).toEqual({ plugin: { docs: [], label: 'x', drafts: [] } });
    expect(outline.folded?.['.loaded.plugin.docs']).toEqual({ size: 500, preview: '{…}, {…}, {…}, {…}, …' });
    expect(JSON.stringify(outline).length).toBeLessThan(500);
  });

  it('DBG-02 draws as the whole does at first', () => {
    const drawn = (from: JsonTree) =>
      from
        .listRows((node) => isInitiallyOpen(node, 2))
        .map((node) => [node.id, node.name, node.kind, node.size, getPreview(node)]);
    expect(drawn(createJsonTree(outlineTree(source, 2)))).toEqual(drawn(createJsonTree(source)));
  });

  it('DBG-02 leaves a long list folded, whatever its level', () => {
    const long = { path: '.routes', value: Array.from({ length: RANGE_SIZE + 1 }, () => 'x') };
    expect(outlineTree(long, 3)).toMatchObject({
      value: [],
      folded: { '.routes': { size: RANGE_SIZE + 1 } },
    });
  });
});
