import type { JsonTree, TreeNode } from './json-tree';

/** The result of a search in a tree. */
export interface TreeHits {
  /** Number of rows that contain the query. */
  count: number;
  /** The first of them, from top to bottom. */
  rows: readonly TreeNode[];
  /** Ids of the rows that must be open to show them. */
  open: ReadonlySet<string>;
}

/** Number of hits that are opened and can be visited. */
export const HIT_LIMIT = 200;

const none: TreeHits = { count: 0, rows: [], open: new Set() };

function isHit({ name, kind, value, parent }: TreeNode, query: string): boolean {
  if (kind === 'range') return false;
  const isKey = parent === null || parent.kind === 'object' || !/^\d+$/.test(name);
  if (isKey && name.toLowerCase().includes(query)) return true;
  return kind === 'value' && String(value).toLowerCase().includes(query);
}

/** The query that was typed, normalized. */
export const toQuery = (typed: string): string => typed.trim().toLowerCase();

/**
 * Finds text in keys and values, ignoring case. Indexes of lists are not searched.
 *
 * @param query result of `toQuery`; an empty one matches nothing
 * @see acceptance DBG-02
 */
export function searchTree(tree: JsonTree, query: string): TreeHits {
  if (query === '') return none;
  const rows: TreeNode[] = [];
  const open = new Set<string>();
  let count = 0;
  const openAbove = ({ parent }: TreeNode) => {
    for (let above = parent; above !== null && !open.has(above.id); above = above.parent) open.add(above.id);
  };
  const walk = (node: TreeNode) => {
    if (isHit(node, query)) {
      count += 1;
      if (rows.length < HIT_LIMIT) {
        rows.push(node);
        openAbove(node);
      }
    }
    for (const child of tree.childrenOf(node)) walk(child);
  };
  walk(tree.root);
  return { count, rows, open };
}

/** Splits a text at the matches of the query; parts with odd indexes are matches. */
export function splitAtHits(text: string, query: string): string[] {
  if (query === '') return [text];
  const lower = text.toLowerCase();
  // Lowercasing can make a text longer (İ), which would shift positions.
  if (lower.length !== text.length) return [text];
  const parts: string[] = [];
  let from = 0;
  for (let at = lower.indexOf(query); at !== -1; at = lower.indexOf(query, from)) {
    parts.push(text.slice(from, at), text.slice(at, at + query.length));
    from = at + query.length;
  }
  return [...parts, text.slice(from)];
}
