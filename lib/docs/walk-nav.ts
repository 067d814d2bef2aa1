import type { NavNode } from './types';

/** A node that has an address of its own. */
export type NavPage = NavNode & { href: string };

/** Whether previous and next lead there: not by links to other addresses, nor to docs of other places. */
function isRead(node: NavNode): boolean {
  return node.type === 'category' || (node.docId !== undefined && !node.isReference);
}

/**
 * The nodes with an address in reading order: depth first, a category before its children, categories
 * without a page, links to other addresses and references skipped.
 * @see acceptance DOC-15
 */
export function flattenNav(nodes: readonly NavNode[]): NavPage[] {
  return nodes.flatMap((node) => [
    ...(node.href !== undefined && isRead(node) ? [{ ...node, href: node.href }] : []),
    ...(node.type === 'category' ? flattenNav(node.items) : []),
  ]);
}

/**
 * The nodes from the top of the sidebar down to the first one that `isWanted` accepts, that one included;
 * empty when there is none.
 * @see acceptance DOC-03
 */
export function findNavPath(nodes: readonly NavNode[], isWanted: (node: NavNode) => boolean): NavNode[] {
  for (const node of nodes) {
    if (isWanted(node)) return [node];
    const below = node.type === 'category' ? findNavPath(node.items, isWanted) : [];
    if (below.length > 0) return [node, ...below];
  }
  return [];
}
