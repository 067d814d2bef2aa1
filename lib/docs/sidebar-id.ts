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

const isReference = (node: SidebarNode | undefined) => node?.type === 'link' && node.isReference;

/**
 * Returns the id of a page's sidebar or null. For a doc: `displayed_sidebar` of its front matter, else the last sidebar
 * that contains the doc. For a generated category page: the first sidebar that contains it.
 * @see acceptance SB-01, VER-02, DOC-15
 */
export function getSidebarId(version: VersionModel, page: DocOrCategoryPage): string | null {
  const wanted = isDoc(page) ? page.frontmatter.displayed_sidebar : undefined;
  if (wanted !== undefined) return wanted;
  const listing = Object.entries(version.sidebars).flatMap(([id, nodes]) =>
    findEntries(nodes, page).some((path) => !isReference(path.at(-1))) ? [id] : [],
  );
  return listing.at(isDoc(page) ? -1 : 0) ?? null;
}

/** Returns the entries of a page's sidebar, or an empty array if the page has no sidebar. */
export function getSidebar(version: VersionModel, page: DocOrCategoryPage): readonly SidebarNode[] {
  return version.sidebars[getSidebarId(version, page) ?? ''] ?? [];
}

/** Returns the first entry of a page in its sidebar, preceded by its parent categories. @see acceptance DOC-03 */
export const getSidebarPath = (version: VersionModel, page: DocOrCategoryPage): readonly SidebarNode[] =>
  findEntries(getSidebar(version, page), page)[0] ?? [];

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
