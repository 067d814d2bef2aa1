import type { Doc } from '@/lib/content/types';
import type { CategoryPage, SidebarNode, VersionModel } from './types';
import { findSidebarPath } from './walk-sidebar';

/** Default id of the generated sidebar. @see acceptance SB-01 */
export const defaultSidebarId = 'tutorialSidebar';

/** A doc or a generated category page. */
export type DocOrCategoryPage = Doc | CategoryPage;

const isDoc = (page: DocOrCategoryPage): page is Doc => 'frontmatter' in page;

/** Returns true if a sidebar entry represents the given page. */
export const isSidebarEntryOf = (page: DocOrCategoryPage, { type, docId, href }: SidebarNode): boolean =>
  isDoc(page) ? docId === page.id : type === 'category' && docId === undefined && href === page.route;

/**
 * Returns the id of a page's sidebar or null. For a doc: `displayed_sidebar` of its front matter, else the last sidebar
 * that contains the doc. For a generated category page: the first sidebar that contains it.
 * @see acceptance SB-01, VER-02, DOC-15
 */
export function getSidebarId(version: VersionModel, page: DocOrCategoryPage): string | null {
  const wanted = isDoc(page) ? page.frontmatter.displayed_sidebar : undefined;
  if (wanted !== undefined) return wanted;
  const lists = (node: SidebarNode) =>
    isSidebarEntryOf(page, node) && !(node.type === 'link' && node.isReference);
  const listing = Object.keys(version.sidebars).filter(
    (id) => findSidebarPath(version.sidebars[id] ?? [], lists).length > 0,
  );
  return listing.at(isDoc(page) ? -1 : 0) ?? null;
}

/** Returns the entries of a page's sidebar, or an empty array if the page has no sidebar. */
export function getSidebar(version: VersionModel, page: DocOrCategoryPage): readonly SidebarNode[] {
  return version.sidebars[getSidebarId(version, page) ?? ''] ?? [];
}

/**
 * Returns the id of the sidebar displayed beside a page, or null. Drafts and unlisted docs, which no sidebar contains,
 * are displayed with the first sidebar of the version.
 * @see acceptance SB-01
 */
export function getShownSidebarId(version: VersionModel, page: DocOrCategoryPage): string | null {
  const own = getSidebarId(version, page);
  const isHidden =
    isDoc(page) && (page.draft || page.unlisted) && page.frontmatter.displayed_sidebar !== null;
  return own ?? (isHidden ? (Object.keys(version.sidebars)[0] ?? null) : null);
}
