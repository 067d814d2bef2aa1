import GithubSlugger from 'github-slugger';
import { parseNumberPrefix } from '@/lib/content/address';
import type { CategoryFile, Doc, Problem } from '@/lib/content/types';
import { defaultSidebarId } from './sidebar-id';
import type { CategoryPage, SidebarLinkNode, SidebarNode } from './types';

/** The docs and category files of a version, from which its sidebar is generated. */
export interface SidebarInput {
  docs: readonly Doc[];
  categories: readonly CategoryFile[];
  /** Path at which the version is served, for the addresses of generated category pages. */
  path: string;
}

/** The sidebars of a version, the category pages generated for them, and the problems found. */
export interface SidebarBuildResult {
  sidebars: Record<string, SidebarNode[]>;
  categoryPages: CategoryPage[];
  problems?: readonly Problem[];
}

/** State that is shared while the sidebars of one version are built. */
export interface SidebarContext extends SidebarInput {
  categoryPages: CategoryPage[];
  slugger: GithubSlugger;
}

/** Label, CSS class and custom properties of a sidebar entry. */
type Looks = Pick<SidebarLinkNode, 'label' | 'className' | 'customProps'>;

/** Label, CSS class, custom properties and position of a sidebar entry. */
type Traits = Looks & { position: number | undefined };

/** Page, entries and collapse settings of a sidebar category. */
interface CategoryParts extends Partial<Record<'collapsed' | 'collapsible', boolean | undefined>> {
  /** The doc that is shown when the category itself is opened. */
  doc: Doc | undefined;
  /** The generated page of the category, if its page is not a doc. */
  page: CategoryPage | undefined;
  items: SidebarNode[];
}

/** A sidebar entry with its sort keys; `node` is undefined for a hidden doc or a folder with only hidden docs. */
interface Item {
  node: SidebarNode | undefined;
  position: number | undefined;
  /** Name of the file or folder, by which entries with the same position are sorted. */
  source: string;
}

/** Returns true if sidebars contain the doc: it is neither a draft nor unlisted. @see acceptance BLD-08 */
export function isListedDoc(doc: Doc): boolean {
  return !doc.draft && !doc.unlisted;
}

const getFileName = ({ source }: Doc): string => source.slice(source.lastIndexOf('/') + 1);

/** Returns the number prefix of a doc's file name, unless the front matter has `parse_number_prefixes: false`. */
function getOrderNumber(doc: Doc): number | undefined {
  if (doc.frontmatter.parse_number_prefixes === false) return undefined;
  return parseNumberPrefix(getFileName(doc).replace(/\.[^.]+$/, '')).number ?? undefined;
}

/** Returns label, position, CSS class and custom properties of a doc in the sidebar. */
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
  const node: SidebarLinkNode = { type: 'link', ...looks, href: doc.route, docId: doc.id };
  return { node: isListedDoc(doc) ? node : undefined, position, source: getFileName(doc) };
}

/** Compares items by position (no position sorts last), then by name in code-unit order. @see acceptance SB-02 */
function compareItems(a: Item, b: Item): number {
  const byPosition = (a.position ?? Number.POSITIVE_INFINITY) - (b.position ?? Number.POSITIVE_INFINITY);
  if (byPosition !== 0 && !Number.isNaN(byPosition)) return byPosition;
  return a.source < b.source ? -1 : a.source > b.source ? 1 : 0;
}

/** Returns the prefix of the paths of all files in a folder, e.g. `faq/`; empty for the version's folder. */
const prefixOf = (dir: string): string => (dir === '' ? '' : `${dir}/`);

/**
 * Builds the sidebar entries for the docs and subfolders of one folder.
 * @param dir path of the folder below the version's folder; empty for the version's folder
 * @param pageOfFolder doc that is the page of the folder, which gets no entry
 * @see acceptance SB-02
 */
export function buildFolderNodes(dir: string, context: SidebarContext, pageOfFolder?: Doc): SidebarNode[] {
  const prefix = prefixOf(dir);
  const below = context.docs.filter(({ source }) => source.startsWith(prefix));
  const isHere = ({ source }: Doc): boolean => !source.slice(prefix.length).includes('/');
  const docs = below.filter((doc) => isHere(doc) && doc !== pageOfFolder).map(buildDocItem);
  const inFolders = below.filter((doc) => !isHere(doc));
  const names = new Set(inFolders.map(({ source }) => source.slice(prefix.length).replace(/\/.*/, '')));
  const folders = [...names].map((name) => buildFolderItem(prefix + name, context));
  return [...docs, ...folders].sort(compareItems).flatMap(({ node }) => node ?? []);
}

/** Returns whether a category is initially open and whether it can be collapsed. @see acceptance SB-09 */
function getFolding(collapsed: boolean | undefined, collapsible: boolean | undefined) {
  if (collapsible === false) return { open: true, collapsible };
  return collapsed === false ? { open: true } : {};
}

/**
 * Builds the sidebar entry of a category. Without visible entries, this is a link to the doc of the category, or
 * undefined. Adds the generated page of the category, if any, to the category pages of the version.
 * @see acceptance SB-18
 */
export function buildCategoryNode(
  looks: Looks,
  { doc, page, items, collapsed, collapsible }: CategoryParts,
  context: SidebarContext,
): SidebarNode | undefined {
  const listed = doc && isListedDoc(doc) ? { href: doc.route, docId: doc.id } : undefined;
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
 * Returns the doc that is the page of a folder: the doc named by `link` in the category file, with its full id or the
 * last part of the id. Returns the index page if there is no `link`, and undefined if `link` is not a doc.
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

/** Value of `link` of a category. Imported sidebars may omit any of its strings. */
type PageLink =
  | { type: 'doc' }
  | ({ type: 'generated-index' } & Partial<Record<'slug' | 'title' | 'description', string | undefined>>);

/**
 * Returns the generated page of a category whose link has the type `generated-index`, otherwise undefined. The address
 * of the page is the slug of the link, or else `/category/<label>`.
 * @param slugger shared by all categories of a version, so that equal labels result in different addresses
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

/** Returns label, position and properties of a folder, from its category file, its page or its name, in this order. */
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
  const items = buildFolderNodes(dir, context, doc);
  const node = buildCategoryNode(looks, { ...category, doc, page, items }, context);
  return { node, position, source };
}

/**
 * Generates the sidebar from the folders. Sorts docs and folders by position (`sidebar_position`, `position` of the
 * category file, or number prefix of the name), followed by those without a position, sorted by name. A folder becomes
 * a category whose page is the index page; a folder that contains only an index page becomes a link. Drafts and
 * unlisted docs are left out.
 * @see acceptance SB-02, SB-03, BLD-08, BLD-10
 */
export function buildSidebar(input: SidebarInput, sidebarId = defaultSidebarId): SidebarBuildResult {
  const context = createSidebarContext(input);
  const nodes = buildFolderNodes('', context);
  return { sidebars: { [sidebarId]: nodes }, categoryPages: context.categoryPages };
}

/** Creates the initial state for building the sidebars of a version. */
export function createSidebarContext(input: SidebarInput): SidebarContext {
  return { ...input, categoryPages: [], slugger: new GithubSlugger() };
}
