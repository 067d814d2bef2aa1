import { expect, it } from 'vitest';
import {
  getRootRow,
  isInitiallyOpen,
  listChildRows,
  summarizeRow,
  type JsonValue,
} from '@/lib/debug/json-tree';

const rowsOf = (value: JsonValue) => listChildRows(getRootRow({ path: '.config', value }));

it('DBG-02 the JSON tree of the debug area gives each row a path that the tool jq accepts', () => {
  const [title, plugin] = rowsOf({ title: 'OHIF', 'docs-plugin': [{ a: 1 }] });
  expect(title).toEqual(['title', 'OHIF', '.config.title']);
  expect(plugin?.[2]).toBe('.config["docs-plugin"]');
  expect(plugin && listChildRows(plugin)).toEqual([[0, { a: 1 }, '.config["docs-plugin"][0]']]);
  expect(rowsOf('text')).toEqual([]);
});

it('DBG-02 the JSON tree of the debug area shows the first entries of collapsed rows on one line', () => {
  const previewOf = (value: JsonValue) => summarizeRow(getRootRow({ path: '.config', value })).preview;
  const preview = previewOf({ a: 'x'.repeat(100), b: [1, 2], c: {}, d: { e: 1 }, f: 0 });
  expect(preview).toBe(`a: "${'x'.repeat(59)}…, b: […2], c: {}, d: {…}, …`);
  expect(previewOf(['a', []])).toBe('"a", []');
});

it('DBG-02 the JSON tree of the debug area opens its first levels, except empty and long lists', () => {
  expect([1, 2, 3].map((level) => isInitiallyOpen(200, level, 2))).toEqual([true, true, false]);
  expect([0, 201].map((size) => isInitiallyOpen(size, 1, 2))).toEqual([false, false]);
});
