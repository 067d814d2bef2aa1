import type { Doc } from '@/lib/content/types';
import type { NavNode, VersionModel } from './types';
import { findNavPath } from './walk-nav';

/** Id of the one sidebar. @see acceptance SB-01 */
export const tutorialSidebarId = 'tutorialSidebar';

/**
 * Id of the sidebar that a doc shows: what `displayed_sidebar` says (null = none), else the last one that
 * lists the doc, else null.
 * @see acceptance SB-01, VER-02
 */
export function getSidebarId(version: VersionModel, doc: Doc): string | null {
  const wanted = doc.frontmatter.displayed_sidebar;
  if (wanted !== undefined) return wanted;
  const lists = (node: NavNode) => node.docId === doc.id && !(node.type === 'link' && node.isReference);
  const listing = Object.entries(version.sidebars).findLast(
    ([, nodes]) => findNavPath(nodes, lists).length > 0,
  );
  return listing?.[0] ?? null;
}
