import type { DebugView } from '@/lib/site/debug-views';

/** Any JSON value. */
export type JsonValue =
  string | number | boolean | null | readonly JsonValue[] | { readonly [key: string]: JsonValue };

/** Data to show, complete or without its folded parts. */
export interface TreeSource {
  /** Path of the root in its file, in the syntax of `jq`: `.config`. */
  path: string;
  value: JsonValue;
  /** Summaries of objects and lists by path; in `value`, the folded ones are empty. */
  folded?: Readonly<Record<string, Summary>>;
}

/** Summary of an object or a list, shown in its row. */
export interface Summary {
  /** Number of entries. */
  size: number;
  /** The first entries, on one line. */
  preview: string;
}

/** A row: key or index, value, and its path in the file: `.config.navbar.items[0]`. */
export type Entry = readonly [key: string | number, value: JsonValue, path: string];

/** Longer lists are initially folded. */
export const LONG_LIST = 200;

const PREVIEW_ENTRIES = 4;
const PREVIEW_TEXT = 60;

/** Whether a value is an object or a list. */
export const isContainer = (
  value: JsonValue,
): value is Exclude<JsonValue, string | number | boolean | null> =>
  typeof value === 'object' && value !== null;

function joinPath(path: string, key: string | number): string {
  if (typeof key === 'number') return `${path}[${key}]`;
  return /^[A-Za-z_]\w*$/.test(key) ? `${path}.${key}` : `${path}[${JSON.stringify(key)}]`;
}

/** The row of the root. */
export const getRoot = ({ path, value }: TreeSource): Entry => [path.replace(/^\./, ''), value, path];

/** The rows below a row; none for a plain value. */
export function listEntries([, value, path]: Entry): Entry[] {
  if (!isContainer(value)) return [];
  const entries: [string | number, JsonValue][] = Array.isArray(value)
    ? value.map((entry, index) => [index, entry])
    : Object.entries(value);
  return entries.map(([key, entry]) => [key, entry, joinPath(path, key)]);
}

/** A value as JSON on one line, cut after `PREVIEW_TEXT` characters. */
function preview(value: JsonValue): string {
  if (Array.isArray(value)) return value.length === 0 ? '[]' : `[…${value.length}]`;
  if (isContainer(value)) return Object.keys(value).length === 0 ? '{}' : '{…}';
  const text = JSON.stringify(value);
  return text.length > PREVIEW_TEXT ? `${text.slice(0, PREVIEW_TEXT)}…` : text;
}

/** Summary of a row; the size of a plain value is 0. */
export function summarize(entry: Entry): Summary {
  const entries = listEntries(entry);
  const shown = entries
    .slice(0, PREVIEW_ENTRIES)
    .map(([key, value]) => (typeof key === 'number' ? preview(value) : `${key}: ${preview(value)}`));
  const more = entries.length > PREVIEW_ENTRIES ? ['…'] : [];
  return { size: entries.length, preview: [...shown, ...more].join(', ') };
}

/** Whether a row is initially open: the first `openLevels` levels, except long lists. @see acceptance DBG-02 */
export const isInitiallyOpen = (size: number, level: number, openLevels: number): boolean =>
  level <= openLevels && size > 0 && size <= LONG_LIST;

/**
 * Removes the parts that are initially folded, so that a page stays small even with many docs.
 *
 * @param openLevels levels that are initially open
 */
export function outlineTree(source: TreeSource, openLevels: number): TreeSource {
  const folded: Record<string, Summary> = {};
  const outline = (entry: Entry, level: number): JsonValue => {
    const [, value, path] = entry;
    const summary = summarize(entry);
    if (summary.size === 0) return value;
    folded[path] = summary;
    const isList = Array.isArray(value);
    if (!isInitiallyOpen(summary.size, level, openLevels)) return isList ? [] : {};
    const below = listEntries(entry).map((row) => [row[0], outline(row, level + 1)] as const);
    return isList ? below.map(([, kept]) => kept) : Object.fromEntries(below);
  };
  return { path: source.path, value: outline(getRoot(source), 1), folded };
}

/** Contents of the files of a view, in order. */
type Contents = readonly Readonly<Record<string, JsonValue>>[];

/**
 * Picks the data of a debug page from the published files.
 *
 * @param contents parsed files of `view.files`, in their order
 * @throws Error when a file lacks the key
 * @see acceptance DBG-02..DBG-07
 */
export function pickView({ files, key }: Pick<DebugView, 'files' | 'key'>, contents: Contents): TreeSource {
  const values = contents.map((content, index) => {
    const value = content[key];
    if (value === undefined) throw new Error(`${files[index] ?? 'The file'}.json has no "${key}".`);
    return value;
  });
  const [first = null] = values;
  return { path: `.${key}`, value: values.length > 1 ? Object.assign({}, ...values) : first };
}
