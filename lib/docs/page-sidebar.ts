import type { Doc } from '@/lib/content/types';
import type { CategoryPage, SidebarNode, VersionModel } from './types';
import { findSidebarPath } from './walk-sidebar';

/** A doc or a generated category page. */
export type DocOrCategoryPage = Doc | CategoryPage;

/** Lists the docs of a version, then its generated category pages. */
export const listPages = ({ docs, categoryPages }: VersionModel): DocOrCategoryPage[] => [
  ...docs,
  ...categoryPages,
];

const isDoc = (page: DocOrCategoryPage): page is Doc => 'frontmatter' in page;

/** Returns true if a sidebar entry represents the given page. */
export const isSidebarEntryOf = (page: DocOrCategoryPage, { type, docId, href }: SidebarNode): boolean =>
  isDoc(page) ? docId === page.id : type === 'category' && docId === undefined && href === page.route;

const findPath = (nodes: readonly SidebarNode[], page: DocOrCategoryPage): readonly SidebarNode[] =>
  findSidebarPath(nodes, (node) => isSidebarEntryOf(page, node));

/**
 * Returns true if a page belongs to the sidebar: `displayed_sidebar` of its front matter says so, or else the sidebar
 * contains it.
 * @see acceptance SB-01, VER-02, DOC-15
 */
export function isInSidebar({ sidebar }: VersionModel, page: DocOrCategoryPage): boolean {
  const wanted = isDoc(page) ? page.frontmatter.displayed_sidebar : undefined;
  return wanted === undefined ? findPath(sidebar, page).length > 0 : wanted !== null;
}

/** Returns the entries of the sidebar, or an empty array if the page does not belong to it. */
export function getSidebar(version: VersionModel, page: DocOrCategoryPage): readonly SidebarNode[] {
  return isInSidebar(version, page) ? version.sidebar : [];
}

/** Returns the first entry of a page in its sidebar, preceded by its parent categories. @see acceptance DOC-03 */
export const getSidebarPath = (version: VersionModel, page: DocOrCategoryPage): readonly SidebarNode[] =>
  findPath(getSidebar(version, page), page);

/**
 * Returns true if the sidebar is displayed beside a page. It is also displayed beside drafts and unlisted docs, which it
 * does not contain.
 * @see acceptance SB-01
 */
export function showsSidebar(version: VersionModel, page: DocOrCategoryPage): boolean {
  if (isInSidebar(version, page)) return true;
  return isDoc(page) && (page.draft || page.unlisted) && page.frontmatter.displayed_sidebar !== null;
}
