import type { Doc } from '@/lib/content/types';
import type { CategoryPage, NavNode, VersionModel } from './types';
import { findNavPath } from './walk-nav';

/** Id of the one sidebar. @see acceptance SB-01 */
export const tutorialSidebarId = 'tutorialSidebar';

/** A doc, or the page made for a category. */
export type SitePage = Doc | CategoryPage;

const isDoc = (page: SitePage): page is Doc => 'frontmatter' in page;

/** Whether a node of a sidebar is the entry of a page. */
export const isEntryOf = (page: SitePage, { type, docId, href }: NavNode): boolean =>
  isDoc(page) ? docId === page.id : type === 'category' && docId === undefined && href === page.route;

/**
 * Id of the sidebar that a page shows. A doc: what `displayed_sidebar` says (null = none), else the last one that lists it.
 * A page made for a category: the first that has it. Null when there is none.
 * @see acceptance SB-01, VER-02, DOC-15
 */
export function getSidebarId(version: VersionModel, page: SitePage): string | null {
  const wanted = isDoc(page) ? page.frontmatter.displayed_sidebar : undefined;
  if (wanted !== undefined) return wanted;
  const lists = (node: NavNode) => isEntryOf(page, node) && !(node.type === 'link' && node.isReference);
  const listing = Object.keys(version.sidebars).filter(
    (id) => findNavPath(version.sidebars[id] ?? [], lists).length > 0,
  );
  return listing.at(isDoc(page) ? -1 : 0) ?? null;
}

/** The sidebar that a page shows; empty for none. */
export function getSidebar(version: VersionModel, page: SitePage): readonly NavNode[] {
  return version.sidebars[getSidebarId(version, page) ?? ''] ?? [];
}

/**
 * Id of the sidebar beside a page: its own; that of the version's first for a draft or unlisted doc, which none lists;
 * null = none.
 * @see acceptance SB-01
 */
export function getShownSidebarId(version: VersionModel, page: SitePage): string | null {
  const own = getSidebarId(version, page);
  const isHidden =
    isDoc(page) && (page.draft || page.unlisted) && page.frontmatter.displayed_sidebar !== null;
  return own ?? (isHidden ? (Object.keys(version.sidebars)[0] ?? null) : null);
}
