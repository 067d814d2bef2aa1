/** What JSON can hold. */
export type JsonValue =
  string | number | boolean | null | readonly JsonValue[] | { readonly [key: string]: JsonValue };

/** Data to draw, whole or with its folded parts left out. */
export interface TreeSource {
  /** Where the root stands in its file, as `jq` takes it: `.config`. */
  path: string;
  value: JsonValue;
  /** By path, what stands in the parts that are left out; in `value` they are empty. */
  left?: Readonly<Record<string, FoldedPart>>;
}

/** What is said of a part that is folded. */
export interface FoldedPart {
  /** How many entries it has. */
  size: number;
  /** Its first entries, in a line. */
  preview: string;
}

/** A row of the tree. */
export interface TreeNode {
  /** Differs from that of all other rows of the tree. */
  id: string;
  /** Where the value stands in its file, as `jq` takes it: `.config.navbar.items[0]`. */
  path: string;
  /** Key, number, or the span of a range. */
  name: string;
  /** Ranges stand between a long list and its entries. */
  kind: 'object' | 'array' | 'range' | 'value';
  value: JsonValue;
  /** How many entries it has, be they here or left out. */
  size: number;
  /** What is said of its entries when they are left out. */
  left: FoldedPart | undefined;
  /** 1 for the root. */
  level: number;
  /** Place among its siblings, from 1, and how many they are. */
  position: number;
  siblings: number;
  parent: TreeNode | null;
  entries: readonly Entry[];
}

type Entry = readonly [key: string | number, value: JsonValue, path: string];

/** Entries that are drawn in one go; longer lists are cut into ranges. */
export const RANGE = 200;

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

/** A value in a line, as JSON writes it, cut after `PREVIEW_TEXT` characters. */
function preview(value: JsonValue): string {
  if (Array.isArray(value)) return value.length === 0 ? '[]' : `[…${value.length}]`;
  if (isContainer(value)) return Object.keys(value).length === 0 ? '{}' : '{…}';
  const text = JSON.stringify(value);
  return text.length > PREVIEW_TEXT ? `${text.slice(0, PREVIEW_TEXT)}…` : text;
}

/** The first entries of a row, in a line. */
export function getPreview({ entries, left }: Pick<TreeNode, 'entries' | 'left'>): string {
  if (left) return left.preview;
  const shown = entries
    .slice(0, PREVIEW_ENTRIES)
    .map(([key, value]) => (typeof key === 'number' ? preview(value) : `${key}: ${preview(value)}`));
  return [...shown, ...(entries.length > PREVIEW_ENTRIES ? ['…'] : [])].join(', ');
}

type Place = Pick<TreeNode, 'name' | 'level' | 'position' | 'siblings' | 'parent'>;

function makeNode(value: JsonValue, path: string, place: Place, left: TreeSource['left']): TreeNode {
  const entries = listEntries(value, path);
  const part = left?.[path];
  const kind = Array.isArray(value) ? 'array' : isContainer(value) ? 'object' : 'value';
  return { id: path, path, kind, value, entries, size: part?.size ?? entries.length, left: part, ...place };
}

/** How many entries a range spans, so that there are at most `RANGE` of them. */
function getStep(size: number): number {
  let step = RANGE;
  while (size / step > RANGE) step *= RANGE;
  return step;
}

function makeRange(node: TreeNode, from: number, to: number, position: number, siblings: number): TreeNode {
  const entries = node.entries.slice(from, to);
  const [first, last] = [entries[0]?.[0] ?? '', entries.at(-1)?.[0] ?? ''];
  const ofList = typeof first === 'number';
  const list = node.id.replace(/\[\d+:\d+\]$|\{[^{}]*\}$/, '');
  const span = `${first}:${ofList ? Number(last) + 1 : last}`;
  return {
    id: ofList ? `${list}[${span}]` : `${node.id}{${from}:${to}}`,
    path: ofList ? `${list}[${span}]` : node.path,
    name: `${first} … ${last}`,
    kind: 'range',
    value: ofList
      ? entries.map(([, value]) => value)
      : Object.fromEntries(entries.map(([key, value]) => [key, value])),
    entries,
    size: entries.length,
    left: undefined,
    level: node.level + 1,
    position,
    siblings,
    parent: node,
  };
}

function listChildren(node: TreeNode, left: TreeSource['left']): TreeNode[] {
  const { entries, level } = node;
  if (entries.length > RANGE) {
    const step = getStep(entries.length);
    const siblings = Math.ceil(entries.length / step);
    return Array.from({ length: siblings }, (_, index) =>
      makeRange(node, index * step, (index + 1) * step, index + 1, siblings),
    );
  }
  return entries.map(([key, value, path], index) => {
    const place = { name: String(key), level: level + 1, position: index + 1, siblings: entries.length };
    return makeNode(value, path, { ...place, parent: node }, left);
  });
}

/** A tree whose rows are made when they are first asked for, and stay the same objects. */
export interface JsonTree {
  root: TreeNode;
  /** The rows right below a row. */
  childrenOf: (node: TreeNode) => readonly TreeNode[];
  /** The rows that show when those stand open for which `isOpen` holds, from top to bottom. */
  listRows: (isOpen: (node: TreeNode) => boolean) => TreeNode[];
}

/**
 * Makes a tree of data.
 * @see acceptance DBG-02
 */
export function createJsonTree({ path, value, left }: TreeSource): JsonTree {
  const known = new Map<TreeNode, readonly TreeNode[]>();
  const childrenOf = (node: TreeNode): readonly TreeNode[] => {
    const children = known.get(node) ?? listChildren(node, left);
    known.set(node, children);
    return children;
  };
  const name = path.replace(/^\./, '');
  const root = makeNode(value, path, { name, level: 1, position: 1, siblings: 1, parent: null }, left);
  const listRows: JsonTree['listRows'] = (isOpen) => {
    const below = (node: TreeNode): TreeNode[] =>
      isOpen(node) ? [node, ...childrenOf(node).flatMap(below)] : [node];
    return below(root);
  };
  return { root, childrenOf, listRows };
}

/** Whether a row can be opened. */
export const isFoldable = (node: TreeNode): boolean => node.size > 0;

/** Whether a row stands open at first: the levels above `openLevels`, long lists left out. @see acceptance DBG-02 */
export const isOpenAtFirst = (node: TreeNode, openLevels: number): boolean =>
  node.kind !== 'range' && node.level <= openLevels && node.size <= RANGE && isFoldable(node);

/**
 * Data without what is folded at first: what a page can hold however many docs there are.
 * @param openLevels levels that stand open at first
 */
export function outlineTree(source: TreeSource, openLevels: number): TreeSource {
  const tree = createJsonTree(source);
  const left: Record<string, FoldedPart> = {};
  const outline = (node: TreeNode): JsonValue => {
    const { kind, path, size } = node;
    if (kind === 'value' || size === 0) return node.value;
    left[path] = { size, preview: getPreview(node) };
    if (!isOpenAtFirst(node, openLevels)) return kind === 'array' ? [] : {};
    const children = tree.childrenOf(node);
    if (kind === 'array') return children.map(outline);
    return Object.fromEntries(children.map((child) => [child.name, outline(child)]));
  };
  return { path: source.path, value: outline(tree.root), left };
}
