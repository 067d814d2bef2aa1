import type { Doc } from '@/lib/content/types';
import type { CategoryPage, NavNode, VersionModel } from './types';
import { findNavPath, flattenNav } from './walk-nav';

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

/**
 * Id of the sidebar beside a doc: its own; that of the version's first for a draft or unlisted doc, which none lists;
 * null = none.
 * @see acceptance SB-01
 */
export function getShownSidebarId(version: VersionModel, doc: Doc): string | null {
  const own = getSidebarId(version, doc);
  const isHidden = (doc.draft || doc.unlisted) && doc.frontmatter.displayed_sidebar !== null;
  return own ?? (isHidden ? (Object.keys(version.sidebars)[0] ?? null) : null);
}

/** Id of the sidebar of a page made for a category: the first that has it. @see acceptance SB-01, DOC-15 */
export function getCategorySidebarId(version: VersionModel, { route }: CategoryPage): string | null {
  const listing = Object.entries(version.sidebars).find(([, nodes]) =>
    flattenNav(nodes).some(({ href, docId }) => href === route && docId === undefined),
  );
  return listing?.[0] ?? null;
}
