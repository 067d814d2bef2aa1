import { expect, it } from 'vitest';
import {
  getRootRow,
  listChildRows,
  maxExpandedEntries,
  removeCollapsedRows,
  summarizeRow,
  type JsonValue,
} from '@/lib/debug/json-tree';

const rowsOf = (value: JsonValue) => listChildRows(getRootRow({ path: '.config', value }));

it('DBG-02 gives rows the paths that jq accepts', () => {
  const [title, plugin] = rowsOf({ title: 'OHIF', 'docs-plugin': [{ a: 1 }] });
  expect(title).toEqual(['title', 'OHIF', '.config.title']);
  expect(plugin?.[2]).toBe('.config["docs-plugin"]');
  expect(plugin && listChildRows(plugin)).toEqual([[0, { a: 1 }, '.config["docs-plugin"][0]']]);
  expect(rowsOf('text')).toEqual([]);
});

it('DBG-02 shows the first entries of collapsed rows on one line', () => {
  const previewOf = (value: JsonValue) => summarizeRow(getRootRow({ path: '.config', value })).preview;
  expect(previewOf({ a: 'x'.repeat(100), b: [1, 2], c: {}, d: { e: 1 }, f: 0 })).toBe(
    `a: "${'x'.repeat(59)}…, b: […2], c: {}, d: {…}, …`,
  );
  expect(previewOf(['a', []])).toBe('"a", []');
});

it('DBG-02 contains initially expanded rows, and only summaries of collapsed ones', () => {
  const docs = Array.from({ length: 500 }, (_, id) => ({ id }));
  const value = { plugin: { docs, label: 'x', drafts: [] } };
  const outline = removeCollapsedRows({ path: '.loaded', value }, 2);
  expect(outline.value).toEqual({ plugin: { docs: [], label: 'x', drafts: [] } });
  expect(outline.folded?.['.loaded.plugin.docs']).toEqual({ size: 500, preview: '{…}, {…}, {…}, {…}, …' });
  expect(JSON.stringify(outline).length).toBeLessThan(500);
});

it('DBG-02 leaves a long list collapsed on any level', () => {
  const outline = (length: number) =>
    removeCollapsedRows({ path: '.routes', value: Array(length).fill('x') }, 3);
  expect(outline(maxExpandedEntries).value).toHaveLength(maxExpandedEntries);
  expect(outline(maxExpandedEntries + 1)).toMatchObject({
    value: [],
    folded: { '.routes': { size: maxExpandedEntries + 1 } },
  });
});
