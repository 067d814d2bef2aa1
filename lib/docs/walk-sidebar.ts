import { memoizeByObject } from '@/lib/text/memoize';
import type { SidebarNode, VersionModel } from './types';

/** A sidebar entry with an address: a link, or a category with a page. */
export type SidebarPageNode = SidebarNode & { href: string };

/** True if previous and next links can lead to an entry. They skip references to docs of another sidebar. */
function isInReadingOrder(node: SidebarNode): boolean {
  return node.type === 'category' || (node.docId !== undefined && !node.isReference);
}

/**
 * Lists the sidebar entries in reading order: depth first, each category before its entries. Skips categories without a
 * page, links to other addresses, and references.
 * @see acceptance DOC-15
 */
export const listSidebarPages = memoizeByObject((nodes: readonly SidebarNode[]): readonly SidebarPageNode[] =>
  nodes.flatMap((node) => [
    ...(node.href !== undefined && isInReadingOrder(node) ? [{ ...node, href: node.href }] : []),
    ...(node.type === 'category' ? listSidebarPages(node.items) : []),
  ]),
);

/**
 * Returns the first sidebar entry for which `isWanted` returns true, preceded by its parent categories from the top.
 * Returns an empty array if there is no such entry.
 * @see acceptance DOC-03
 */
export function findSidebarPath(
  nodes: readonly SidebarNode[],
  isWanted: (node: SidebarNode) => boolean,
): SidebarNode[] {
  for (const node of nodes) {
    if (isWanted(node)) return [node];
    const below = node.type === 'category' ? findSidebarPath(node.items, isWanted) : [];
    if (below.length > 0) return [node, ...below];
  }
  return [];
}

/** Returns the label of the top-level category that contains a page; undefined if the page is in no category. */
export function getRootCategory(
  { sidebars }: VersionModel,
  isPage: (node: SidebarNode) => boolean,
): string | undefined {
  const roots = Object.values(sidebars).map((nodes) => findSidebarPath(nodes, isPage)[0]);
  return roots.find((root) => root?.type === 'category')?.label;
}
