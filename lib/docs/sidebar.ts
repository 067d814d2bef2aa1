import GithubSlugger from 'github-slugger';
import { parseNumberPrefix } from '@/lib/content/number-prefix';
import type { CategoryFile, Doc } from '@/lib/content/types';
import { getCategoryDoc, getCategoryPage } from './category-link';
import { buildDocTree, type DocFolder } from './doc-tree';
import type { CategoryPage, NavCategory, NavLink, NavNode } from './types';

/** What a sidebar is made of. */
export interface SidebarInput {
  docs: readonly Doc[];
  categories: readonly CategoryFile[];
  /** Address prefix of the version, for generated category pages. */
  path: string;
}

/** A sidebar and the pages that its categories need. */
export interface BuiltSidebar {
  nodes: NavNode[];
  categoryPages: CategoryPage[];
}

/** A node and its sort keys; null for a folder with only hidden pages. */
interface Item {
  node: NavNode | null;
  position: number | undefined;
  /** Name of the file or folder. */
  source: string;
}

/** Label, position and looks of a doc or folder. */
interface Traits {
  label: string;
  position?: number;
  className?: string;
  customProps?: Record<string, unknown>;
}

/** Shared state of the sidebars of one version while they are built. */
export interface SidebarContext extends SidebarInput {
  tree: DocFolder;
  categoryPages: CategoryPage[];
  slugger: GithubSlugger;
}

/** Whether the sidebar shows a doc. @see acceptance BLD-08 */
export function isListed(doc: Doc): boolean {
  return !doc.draft && !doc.unlisted;
}

function getFileName({ source }: Doc): string {
  return source.slice(source.lastIndexOf('/') + 1);
}

function getOrderNumber(doc: Doc): number | undefined {
  if (doc.frontmatter.parse_number_prefixes === false) return undefined;
  return parseNumberPrefix(getFileName(doc).replace(/\.[^.]+$/, '')).number ?? undefined;
}

function getDocTraits(doc: Doc): Traits {
  const {
    sidebar_position,
    sidebar_class_name: className,
    sidebar_custom_props: customProps,
  } = doc.frontmatter;
  const position = sidebar_position ?? getOrderNumber(doc);
  return {
    label: doc.label,
    ...(position !== undefined && { position }),
    ...(className !== undefined && { className }),
    ...(customProps !== undefined && { customProps }),
  };
}

/** Traits from the category file, else from the index doc, else from the folder's name. */
function getFolderTraits(
  folder: DocFolder,
  category: CategoryFile | undefined,
  doc: Doc | undefined,
): Traits {
  const { name, number } = parseNumberPrefix(folder.name);
  const {
    file: _file,
    dir: _dir,
    link: _link,
    collapsed: _collapsed,
    collapsible: _collapsible,
    ...own
  } = category ?? {};
  return { label: name, ...(number !== null && { position: number }), ...(doc && getDocTraits(doc)), ...own };
}

function buildDocItem(doc: Doc): Item {
  const { position, ...looks } = getDocTraits(doc);
  const node: NavLink = { type: 'link', ...looks, href: doc.route, docId: doc.id };
  return { node: isListed(doc) ? node : null, position, source: getFileName(doc) };
}

/** By position, those without one last, then by name in code-unit order. @see acceptance SB-02 */
function compareItems(a: Item, b: Item): number {
  const byPosition = (a.position ?? Number.POSITIVE_INFINITY) - (b.position ?? Number.POSITIVE_INFINITY);
  if (byPosition !== 0 && !Number.isNaN(byPosition)) return byPosition;
  return a.source < b.source ? -1 : a.source > b.source ? 1 : 0;
}

function buildItems(folder: DocFolder, context: SidebarContext, pageOfFolder?: Doc): NavNode[] {
  const docs = folder.docs.filter((doc) => doc !== pageOfFolder).map(buildDocItem);
  const folders = folder.folders.map((child) => buildFolderItem(child, context));
  return [...docs, ...folders]
    .sort(compareItems)
    .map(({ node }) => node)
    .filter((node) => node !== null);
}

/** Address of the first page of a node. @see acceptance SB-18 */
export function getFirstHref(node: NavNode): string {
  return node.type === 'link' ? node.href : node.firstHref;
}

/** How a category starts. @see acceptance SB-09 */
export function getFolding(
  category: Pick<CategoryFile, 'collapsed' | 'collapsible'> | undefined,
): Pick<NavCategory, 'open' | 'collapsible'> {
  if (category?.collapsible === false) return { open: true, collapsible: false };
  return category?.collapsed === false ? { open: true } : {};
}

function buildFolderItem(folder: DocFolder, context: SidebarContext): Item {
  const category = context.categories.find(({ dir }) => dir === folder.dir);
  const doc = getCategoryDoc(folder, category, context.docs);
  const { position, ...looks } = getFolderTraits(folder, category, doc);
  const page = getCategoryPage(category?.link, looks.label, context.path, context.slugger);
  const items = buildItems(folder, context, doc);
  const listed = doc && isListed(doc) ? { href: doc.route, docId: doc.id } : undefined;
  const [first] = items;
  if (!first) {
    const node: NavLink | null = listed ? { type: 'link', ...looks, ...listed } : null;
    return { node, position, source: folder.name };
  }
  if (page) context.categoryPages.push(page);
  const link = page ? { href: page.route } : listed;
  const firstHref = link?.href ?? getFirstHref(first);
  const node: NavCategory = {
    type: 'category',
    ...looks,
    ...link,
    firstHref,
    items,
    ...getFolding(category),
  };
  return { node, position, source: folder.name };
}

/**
 * The sidebar that follows the folders: docs and folders by position (frontmatter `sidebar_position`, the
 * category file's `position`, the order number of the name), those without last, then by file or folder
 * name. A folder becomes a category under the category file's label, else its index doc's, else its name;
 * its index doc becomes the category's page. A folder with nothing but that is a plain link. Drafts and
 * unlisted docs do not show.
 * @see acceptance SB-02, SB-03, BLD-08, BLD-10
 */
export function buildSidebar(input: SidebarInput): BuiltSidebar {
  const context = createSidebarContext(input);
  return { nodes: buildItems(context.tree, context), categoryPages: context.categoryPages };
}

/** The initial context for building the sidebars of a version. */
export function createSidebarContext(input: SidebarInput): SidebarContext {
  return { ...input, tree: buildDocTree(input.docs), categoryPages: [], slugger: new GithubSlugger() };
}

/**
 * The part of a sidebar that follows one folder; undefined when the folder has no docs.
 *
 * @param dirName path below the version's folder; `.` for all of it
 * @see acceptance SB-02
 */
export function buildFolderNodes(dirName: string, context: SidebarContext): NavNode[] | undefined {
  const names = dirName.split('/').filter((name) => name !== '' && name !== '.');
  let folder: DocFolder | undefined = context.tree;
  for (const name of names) folder = folder?.folders.find((child) => child.name === name);
  return folder && buildItems(folder, context);
}
