import type { DebugView } from '@/lib/site/debug-views';

export type JsonValue =
  string | number | boolean | null | readonly JsonValue[] | { readonly [key: string]: JsonValue };

/** JSON data that a debug page shows as a tree. */
export interface TreeSource {
  /** Path of the root in its JSON file, in the syntax of `jq`: `.config`. */
  path: string;
  value: JsonValue;
}

/** A row of the tree: key or index, value, and path in the JSON file, e.g. `.config.navbar.items[0]`. */
export type JsonRow = readonly [key: string | number, value: JsonValue, path: string];

/** Maximum number of entries of an object or list that is initially expanded. */
const maxExpandedEntries = 200;

const PREVIEW_ENTRIES = 4;
const PREVIEW_TEXT = 60;

/** Returns true if a value is an object or a list. */
const isObjectOrList = (value: JsonValue): value is Exclude<JsonValue, string | number | boolean | null> =>
  typeof value === 'object' && value !== null;

function joinPath(path: string, key: string | number): string {
  if (typeof key === 'number') return `${path}[${key}]`;
  return /^[A-Za-z_]\w*$/.test(key) ? `${path}.${key}` : `${path}[${JSON.stringify(key)}]`;
}

/** Returns the root row of a tree. */
export const getRootRow = ({ path, value }: TreeSource): JsonRow => [path.replace(/^\./, ''), value, path];

/** Returns the rows directly below a row; an empty array if its value is neither an object nor a list. */
export function listChildRows([, value, path]: JsonRow): JsonRow[] {
  if (!isObjectOrList(value)) return [];
  const entries: [string | number, JsonValue][] = Array.isArray(value)
    ? value.map((entry, index) => [index, entry])
    : Object.entries(value);
  return entries.map(([key, entry]) => [key, entry, joinPath(path, key)]);
}

/** Formats a value as JSON on one line of at most `PREVIEW_TEXT` characters; `…` replaces the rest. */
function preview(value: JsonValue): string {
  if (Array.isArray(value)) return value.length === 0 ? '[]' : `[…${value.length}]`;
  if (isObjectOrList(value)) return Object.keys(value).length === 0 ? '{}' : '{…}';
  const text = JSON.stringify(value);
  return text.length > PREVIEW_TEXT ? `${text.slice(0, PREVIEW_TEXT)}…` : text;
}

/** Summarizes the entries of a row, to be shown in it; a value that is neither an object nor a list has size 0. */
export function summarizeRow(entry: JsonRow) {
  const entries = listChildRows(entry);
  const shown = entries
    .slice(0, PREVIEW_ENTRIES)
    .map(([key, value]) => (typeof key === 'number' ? preview(value) : `${key}: ${preview(value)}`));
  const more = entries.length > PREVIEW_ENTRIES ? ['…'] : [];
  return { size: entries.length, preview: [...shown, ...more].join(', ') };
}

/** Returns true if a row is initially expanded: short, and in the first `openLevels` levels. @see acceptance DBG-02 */
export const isInitiallyOpen = (size: number, level: number, openLevels: number): boolean =>
  level <= openLevels && size > 0 && size <= maxExpandedEntries;

/**
 * Selects the data of a debug page from `contents`, the parsed JSON of its `files`, and merges that of several files.
 * @throws Error if a file does not contain `key`
 * @see acceptance DBG-02..DBG-07
 */
export function selectViewData(
  { files, key }: Pick<DebugView, 'files' | 'key'>,
  contents: readonly Readonly<Record<string, JsonValue>>[],
): TreeSource {
  const values = contents.map((content, index) => {
    const value = content[key];
    if (value === undefined) throw new Error(`${files[index] ?? 'The file'}.json has no "${key}".`);
    return value;
  });
  const [first = null] = values;
  return { path: `.${key}`, value: values.length > 1 ? Object.assign({}, ...values) : first };
}
