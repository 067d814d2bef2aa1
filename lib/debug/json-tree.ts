/** Any JSON value. */
export type JsonValue =
  string | number | boolean | null | readonly JsonValue[] | { readonly [key: string]: JsonValue };

/** Data to show, complete or without its folded parts. */
export interface TreeSource {
  /** Path of the root in its file, in the syntax of `jq`: `.config`. */
  path: string;
  value: JsonValue;
  /** Size and preview of the folded parts, by path; in `value` they are empty. */
  folded?: Readonly<Record<string, FoldedPart>>;
}

/** Size and preview of a folded part. */
export interface FoldedPart {
  /** Number of its entries. */
  size: number;
  /** Its first entries, on one line. */
  preview: string;
}

/** A row of the tree. */
export interface TreeNode {
  /** Unique in the tree. */
  id: string;
  /** Path of the value in its file, in the syntax of `jq`: `.config.navbar.items[0]`. */
  path: string;
  /** Key or index; of a range its first and last. */
  name: string;
  /** Ranges group the entries of a long list. */
  kind: 'object' | 'array' | 'range' | 'value';
  value: JsonValue;
  /** Number of its entries, including those left out. */
  size: number;
  /** Size and preview when its entries are left out. */
  folded: FoldedPart | undefined;
  /** Depth; 1 for the root. */
  level: number;
  /** Position among its siblings, from 1, and their number. */
  position: number;
  siblings: number;
  parent: TreeNode | null;
  entries: readonly Entry[];
}

type Entry = readonly [key: string | number, value: JsonValue, path: string];

/** Entries drawn at once; longer lists are split into ranges. */
export const RANGE_SIZE = 200;

const PREVIEW_ENTRIES = 4;
const PREVIEW_TEXT = 60;

const isContainer = (value: JsonValue): value is Exclude<JsonValue, string | number | boolean | null> =>
  typeof value === 'object' && value !== null;

function joinPath(path: string, key: string | number): string {
  if (typeof key === 'number') return `${path}[${key}]`;
  return /^[A-Za-z_]\w*$/.test(key) ? `${path}.${key}` : `${path}[${JSON.stringify(key)}]`;
}

function listEntries(value: JsonValue, path: string): Entry[] {
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

/** The first entries of a row, on one line. */
export function getPreview({ entries, folded }: Pick<TreeNode, 'entries' | 'folded'>): string {
  if (folded) return folded.preview;
  const shown = entries
    .slice(0, PREVIEW_ENTRIES)
    .map(([key, value]) => (typeof key === 'number' ? preview(value) : `${key}: ${preview(value)}`));
  return [...shown, ...(entries.length > PREVIEW_ENTRIES ? ['…'] : [])].join(', ');
}

type Position = Pick<TreeNode, 'name' | 'level' | 'position' | 'siblings' | 'parent'>;

function createNode(
  value: JsonValue,
  path: string,
  position: Position,
  folded: TreeSource['folded'],
): TreeNode {
  const entries = listEntries(value, path);
  const part = folded?.[path];
  const kind = Array.isArray(value) ? 'array' : isContainer(value) ? 'object' : 'value';
  const size = part?.size ?? entries.length;
  return { id: path, path, kind, value, entries, size, folded: part, ...position };
}

/** Entries per range, so that there are at most `RANGE_SIZE` ranges. */
function getRangeLength(size: number): number {
  let length = RANGE_SIZE;
  while (size / length > RANGE_SIZE) length *= RANGE_SIZE;
  return length;
}

function createRange(node: TreeNode, from: number, to: number, position: number, siblings: number): TreeNode {
  const entries = node.entries.slice(from, to);
  const [first, last] = [entries[0]?.[0] ?? '', entries.at(-1)?.[0] ?? ''];
  const isList = typeof first === 'number';
  const list = node.id.replace(/\[\d+:\d+\]$|\{[^{}]*\}$/, '');
  const span = `${first}:${isList ? Number(last) + 1 : last}`;
  return {
    id: isList ? `${list}[${span}]` : `${node.id}{${from}:${to}}`,
    path: isList ? `${list}[${span}]` : node.path,
    name: `${first} … ${last}`,
    kind: 'range',
    value: isList
      ? entries.map(([, value]) => value)
      : Object.fromEntries(entries.map(([key, value]) => [key, value])),
    entries,
    size: entries.length,
    folded: undefined,
    level: node.level + 1,
    position,
    siblings,
    parent: node,
  };
}

function createChildren(node: TreeNode, folded: TreeSource['folded']): TreeNode[] {
  const { entries, level } = node;
  if (entries.length > RANGE_SIZE) {
    const length = getRangeLength(entries.length);
    const siblings = Math.ceil(entries.length / length);
    return Array.from({ length: siblings }, (_, index) =>
      createRange(node, index * length, (index + 1) * length, index + 1, siblings),
    );
  }
  return entries.map(([key, value, path], index) => {
    const position = { name: String(key), level: level + 1, position: index + 1, siblings: entries.length };
    return createNode(value, path, { ...position, parent: node }, folded);
  });
}

/** A tree that creates its rows on first use and then keeps them. */
export interface JsonTree {
  root: TreeNode;
  /** The children of a row. */
  childrenOf: (node: TreeNode) => readonly TreeNode[];
  /** The visible rows from top to bottom, given which rows are open. */
  listRows: (isOpen: (node: TreeNode) => boolean) => TreeNode[];
}

/**
 * Creates the tree of some data.
 *
 * @see acceptance DBG-02
 */
export function createJsonTree({ path, value, folded }: TreeSource): JsonTree {
  const known = new Map<TreeNode, readonly TreeNode[]>();
  const childrenOf = (node: TreeNode): readonly TreeNode[] => {
    const children = known.get(node) ?? createChildren(node, folded);
    known.set(node, children);
    return children;
  };
  const name = path.replace(/^\./, '');
  const root = createNode(value, path, { name, level: 1, position: 1, siblings: 1, parent: null }, folded);
  const listRows: JsonTree['listRows'] = (isOpen) => {
    const below = (node: TreeNode): TreeNode[] =>
      isOpen(node) ? [node, ...childrenOf(node).flatMap(below)] : [node];
    return below(root);
  };
  return { root, childrenOf, listRows };
}

/** Whether a row can be opened. */
export const isFoldable = (node: TreeNode): boolean => node.size > 0;

/** Whether a row is initially open: the first `openLevels` levels, except long lists. @see acceptance DBG-02 */
export const isInitiallyOpen = (node: TreeNode, openLevels: number): boolean =>
  node.kind !== 'range' && node.level <= openLevels && node.size <= RANGE_SIZE && isFoldable(node);

/**
 * Removes the parts that are initially folded, so that a page stays small even with many docs.
 *
 * @param openLevels levels that are initially open
 */
export function outlineTree(source: TreeSource, openLevels: number): TreeSource {
  const tree = createJsonTree(source);
  const folded: Record<string, FoldedPart> = {};
  const outline = (node: TreeNode): JsonValue => {
    const { kind, path, size } = node;
    if (kind === 'value' || size === 0) return node.value;
    folded[path] = { size, preview: getPreview(node) };
    if (!isInitiallyOpen(node, openLevels)) return kind === 'array' ? [] : {};
    const children = tree.childrenOf(node);
    if (kind === 'array') return children.map(outline);
    return Object.fromEntries(children.map((child) => [child.name, outline(child)]));
  };
  return { path: source.path, value: outline(tree.root), folded };
}
