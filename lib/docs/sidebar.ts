import GithubSlugger from 'github-slugger';
import { parseNumberPrefix } from '@/lib/content/address';
import type { CategoryFile, Doc, Problem } from '@/lib/content/types';
import { tutorialSidebarId } from './sidebar-id';
import type { CategoryPage, NavLink, NavNode } from './types';

/** The docs and category files that a sidebar is generated from. */
export interface SidebarInput {
  docs: readonly Doc[];
  categories: readonly CategoryFile[];
  /** Address prefix of the version, for generated category pages. */
  path: string;
}

/** The sidebars of a version, the pages that their categories need, and what is wrong with them. */
export interface BuiltSidebars {
  sidebars: Record<string, NavNode[]>;
  categoryPages: CategoryPage[];
  problems?: readonly Problem[];
}

/** Shared state of the sidebars of one version while they are built. */
export interface SidebarContext extends SidebarInput {
  categoryPages: CategoryPage[];
  slugger: GithubSlugger;
}

/** Label and looks of an entry. */
type Looks = Pick<NavLink, 'label' | 'className' | 'customProps'>;

/** Looks and position of an entry. */
type Traits = Looks & { position: number | undefined };

/** Page and items of a category, and whether it is collapsible. */
interface CategoryParts extends Partial<Record<'collapsed' | 'collapsible', boolean | undefined>> {
  /** The doc that is the category's page. */
  doc: Doc | undefined;
  /** The page generated for a category without a doc. */
  page: CategoryPage | undefined;
  items: NavNode[];
}

/** A node and its sort keys; without a node for a folder with only hidden pages. */
interface Item {
  node: NavNode | undefined;
  position: number | undefined;
  /** Name of the file or folder. */
  source: string;
}

/** Whether the sidebar shows a doc. @see acceptance BLD-08 */
export function isListed(doc: Doc): boolean {
  return !doc.draft && !doc.unlisted;
}

const getFileName = ({ source }: Doc): string => source.slice(source.lastIndexOf('/') + 1);

/** The order number of a file name, unless the page says that it is part of the name. */
function getOrderNumber(doc: Doc): number | undefined {
  if (doc.frontmatter.parse_number_prefixes === false) return undefined;
  return parseNumberPrefix(getFileName(doc).replace(/\.[^.]+$/, '')).number ?? undefined;
}

/** Position and looks of a doc. */
function getDocTraits(doc: Doc): Traits {
  const { sidebar_position, sidebar_class_name, sidebar_custom_props } = doc.frontmatter;
  return {
    label: doc.label,
    position: sidebar_position ?? getOrderNumber(doc),
    className: sidebar_class_name,
    customProps: sidebar_custom_props,
  };
}

function buildDocItem(doc: Doc): Item {
  const { position, ...looks } = getDocTraits(doc);
  const node: NavLink = { type: 'link', ...looks, href: doc.route, docId: doc.id };
  return { node: isListed(doc) ? node : undefined, position, source: getFileName(doc) };
}

/** Compares by position, items without one last, then by name in code-unit order. @see acceptance SB-02 */
function compareItems(a: Item, b: Item): number {
  const byPosition = (a.position ?? Number.POSITIVE_INFINITY) - (b.position ?? Number.POSITIVE_INFINITY);
  if (byPosition !== 0 && !Number.isNaN(byPosition)) return byPosition;
  return a.source < b.source ? -1 : a.source > b.source ? 1 : 0;
}

/** Paths below the version's folder begin with this in a folder; empty for all of the version. */
const prefixOf = (dir: string): string => (dir === '' ? '' : `${dir}/`);

function buildItems(dir: string, context: SidebarContext, pageOfFolder?: Doc): NavNode[] {
  const prefix = prefixOf(dir);
  const below = context.docs.filter(({ source }) => source.startsWith(prefix));
  const isHere = ({ source }: Doc): boolean => !source.slice(prefix.length).includes('/');
  const docs = below.filter((doc) => isHere(doc) && doc !== pageOfFolder).map(buildDocItem);
  const inFolders = below.filter((doc) => !isHere(doc));
  const names = new Set(inFolders.map(({ source }) => source.slice(prefix.length).replace(/\/.*/, '')));
  const folders = [...names].map((name) => buildFolderItem(prefix + name, context));
  return [...docs, ...folders].sort(compareItems).flatMap(({ node }) => node ?? []);
}

/** How a category starts. @see acceptance SB-09 */
function getFolding(collapsed: boolean | undefined, collapsible: boolean | undefined) {
  if (collapsible === false) return { open: true, collapsible };
  return collapsed === false ? { open: true } : {};
}

/**
 * A category; one without visible items is a link to its page, or nothing. The page that is made for it joins those of the
 * version.
 * @see acceptance SB-18
 */
export function buildCategoryNode(
  looks: Looks,
  { doc, page, items, collapsed, collapsible }: CategoryParts,
  context: SidebarContext,
): NavNode | undefined {
  const listed = doc && isListed(doc) ? { href: doc.route, docId: doc.id } : undefined;
  const [first] = items;
  if (!first) return listed && { type: 'link', ...looks, ...listed };
  if (page) context.categoryPages.push(page);
  const target = page ? { href: page.route } : listed;
  return {
    type: 'category',
    ...looks,
    ...target,
    firstHref: target?.href ?? (first.type === 'link' ? first.href : first.firstHref),
    items,
    ...getFolding(collapsed, collapsible),
  };
}

/**
 * The doc that is a folder's page: the one its category file links (by the last part of its id, or by full
 * id), none when that file links something else, otherwise the folder's index doc.
 * @see acceptance BLD-10, RT-23
 */
function getCategoryDoc(
  dir: string,
  category: CategoryFile | undefined,
  docs: readonly Doc[],
): Doc | undefined {
  const link = category?.link;
  const inFolder = docs.filter((doc) => doc.source === prefixOf(dir) + getFileName(doc));
  if (link === undefined) return inFolder.find(({ isCategoryIndex }) => isCategoryIndex);
  if (link?.type !== 'doc') return undefined;
  const isLinked = ({ id }: Doc): boolean => id.slice(id.lastIndexOf('/') + 1) === link.id;
  return inFolder.find(isLinked) ?? docs.find(({ id }) => id === link.id);
}

/** The page that a category links to; in imported sidebars any of its texts may be missing. */
type PageLink =
  | { type: 'doc' }
  | ({ type: 'generated-index' } & Partial<Record<'slug' | 'title' | 'description', string | undefined>>);

/**
 * The generated page of a category whose file says `generated-index`, at its slug or else at
 * `/category/<label>`.
 *
 * @param slugger names pages of one version, so that equal labels get different addresses; sees categories from the top down
 * @see acceptance BLD-10
 */
export function getCategoryPage(
  link: PageLink | null | undefined,
  label: string,
  versionPath: string,
  slugger: GithubSlugger,
): CategoryPage | undefined {
  if (link?.type !== 'generated-index') return undefined;
  const slug = link.slug ?? `/category/${slugger.slug(label)}`;
  return {
    route: `${versionPath === '/' ? '' : versionPath}/${slug.replace(/^\/+/, '')}`,
    title: link.title ?? label,
    description: link.description,
  };
}

/** Position and looks of a folder: what its category file says, else the doc that is its page, else its name. */
function getFolderTraits(dirName: string, category: CategoryFile | undefined, doc: Doc | undefined) {
  const { name, number } = parseNumberPrefix(dirName);
  const ofFile: Partial<Traits> = category ?? {};
  const ofDoc: Partial<Traits> = doc ? getDocTraits(doc) : {};
  return {
    label: ofFile.label ?? ofDoc.label ?? name,
    position: ofFile.position ?? ofDoc.position ?? number ?? undefined,
    className: ofFile.className ?? ofDoc.className,
    customProps: ofFile.customProps ?? ofDoc.customProps,
  };
}

function buildFolderItem(dir: string, context: SidebarContext): Item {
  const source = dir.slice(dir.lastIndexOf('/') + 1);
  const category = context.categories.find((candidate) => candidate.dir === dir);
  const doc = getCategoryDoc(dir, category, context.docs);
  const { position, ...looks } = getFolderTraits(source, category, doc);
  const page = getCategoryPage(category?.link, looks.label, context.path, context.slugger);
  const items = buildItems(dir, context, doc);
  const node = buildCategoryNode(looks, { ...category, doc, page, items }, context);
  return { node, position, source };
}

/**
 * Generates the sidebar from the folders. Docs and folders are sorted by position (`sidebar_position`, the category file's
 * `position`, or the number prefix of the name), items without a position come last, sorted by name. A folder becomes a
 * category, labeled by its category file, its index doc or its name, with the index doc as its page; a folder that
 * contains only an index doc becomes a plain link. Drafts and unlisted docs are left out.
 * @see acceptance SB-02, SB-03, BLD-08, BLD-10
 */
export function buildSidebar(input: SidebarInput, sidebarId = tutorialSidebarId): BuiltSidebars {
  const context = createSidebarContext(input);
  const nodes = buildItems('', context);
  return { sidebars: { [sidebarId]: nodes }, categoryPages: context.categoryPages };
}

/** The initial context for building the sidebars of a version. */
export function createSidebarContext(input: SidebarInput): SidebarContext {
  return { ...input, categoryPages: [], slugger: new GithubSlugger() };
}

/**
 * The part of a sidebar that follows one folder; undefined when the folder has no docs.
 *
 * @param dirName path below the version's folder; `.` for all of it
 * @see acceptance SB-02
 */
export function buildFolderNodes(dirName: string, context: SidebarContext): NavNode[] | undefined {
  const dir = dirName
    .split('/')
    .filter((name) => name !== '' && name !== '.')
    .join('/');
  const hasDocs = context.docs.some(({ source }) => source.startsWith(prefixOf(dir)));
  return hasDocs || dir === '' ? buildItems(dir, context) : undefined;
}
