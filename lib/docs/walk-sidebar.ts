import { memoizeByObject } from '@/lib/text/memoize';
import type { SidebarNode, VersionModel } from './types';

/** Lists the sidebar entries that are pages, each category before its entries. @see acceptance DOC-15 */
export const listSidebarPages = memoizeByObject(
  (nodes: readonly SidebarNode[]): (SidebarNode & { href: string })[] =>
    nodes.flatMap((node) => [
      ...(node.href !== undefined ? [{ ...node, href: node.href }] : []),
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
  { sidebar }: VersionModel,
  isPage: (node: SidebarNode) => boolean,
): string | undefined {
  const [root] = findSidebarPath(sidebar, isPage);
  return root?.type === 'category' ? root.label : undefined;
}
