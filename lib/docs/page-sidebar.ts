import type { Doc } from '@/lib/content/types';
import { memoizeByObject } from '@/lib/text/memoize';
import type { CategoryPage, SidebarNode, VersionModel } from './types';

/** A doc or a generated category page. */
export type DocOrCategoryPage = Doc | CategoryPage;

const isDoc = (page: DocOrCategoryPage): page is Doc => 'frontmatter' in page;

/** Key of a page in `indexSidebar`. Addresses begin with a slash, ids do not. */
const toKey = (page: DocOrCategoryPage): string => (isDoc(page) ? page.id : page.route);

const toEntryKey = ({ type, docId, href }: SidebarNode): string | undefined =>
  docId ?? (type === 'category' ? href : undefined);

/** Returns true if a sidebar entry represents the given page. */
export const isSidebarEntryOf = (page: DocOrCategoryPage, node: SidebarNode): boolean =>
  toEntryKey(node) === toKey(page);

/** Lists the entries of each page in a sidebar, in order, each preceded by its parent categories from the top. */
const indexSidebar = memoizeByObject((nodes: readonly SidebarNode[]) => {
  const paths = new Map<string, (readonly SidebarNode[])[]>();
  const addEntry = (node: SidebarNode, parents: readonly SidebarNode[]) => {
    const path = [...parents, node];
    const key = toEntryKey(node);
    const known = paths.get(key ?? '');
    if (known) known.push(path);
    else if (key !== undefined) paths.set(key, [path]);
    if (node.type === 'category') for (const item of node.items) addEntry(item, path);
  };
  for (const node of nodes) addEntry(node, []);
  return paths;
});

const findEntries = (nodes: readonly SidebarNode[], page: DocOrCategoryPage) =>
  indexSidebar(nodes).get(toKey(page)) ?? [];

/**
 * Returns true if a page belongs to the sidebar: `displayed_sidebar` of its front matter says so, or else the sidebar
 * contains it.
 * @see acceptance SB-01, VER-02, DOC-15
 */
export function isInSidebar({ sidebar }: VersionModel, page: DocOrCategoryPage): boolean {
  const wanted = isDoc(page) ? page.frontmatter.displayed_sidebar : undefined;
  return wanted === undefined ? findEntries(sidebar, page).length > 0 : wanted !== null;
}

/** Returns the entries of the sidebar, or an empty array if the page does not belong to it. */
export function getSidebar(version: VersionModel, page: DocOrCategoryPage): readonly SidebarNode[] {
  return isInSidebar(version, page) ? version.sidebar : [];
}

/** Returns the first entry of a page in its sidebar, preceded by its parent categories. @see acceptance DOC-03 */
export const getSidebarPath = (version: VersionModel, page: DocOrCategoryPage): readonly SidebarNode[] =>
  findEntries(getSidebar(version, page), page)[0] ?? [];

/**
 * Returns true if the sidebar is displayed beside a page. It is also displayed beside drafts and unlisted docs, which it
 * does not contain.
 * @see acceptance SB-01
 */
export function showsSidebar(version: VersionModel, page: DocOrCategoryPage): boolean {
  if (isInSidebar(version, page)) return true;
  return isDoc(page) && (page.draft || page.unlisted) && page.frontmatter.displayed_sidebar !== null;
}
