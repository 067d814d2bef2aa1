import { memoizeByObject } from '@/lib/text/memoize';
import type { SidebarNode, VersionModel } from './types';

/** True if previous and next links can lead to an entry. They skip references to docs of another sidebar. */
const isInReadingOrder = (node: SidebarNode): boolean =>
  node.type === 'category' || (node.docId !== undefined && !node.isReference);

/** Lists the sidebar entries that are pages, each category before its entries. @see acceptance DOC-15 */
export const listSidebarPages = memoizeByObject(
  (nodes: readonly SidebarNode[]): (SidebarNode & { href: string })[] =>
    nodes.flatMap((node) => [
      ...(node.href !== undefined && isInReadingOrder(node) ? [{ ...node, href: node.href }] : []),
      ...(node.type === 'category' ? listSidebarPages(node.items) : []),
    ]),
);

/** Returns the first wanted entry, if any, preceded by its parent categories from the top. @see acceptance DOC-03 */
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
