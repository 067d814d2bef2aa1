import GithubSlugger from 'github-slugger';
import { parseNumberPrefix } from '@/lib/content/address';
import type { CategoryFile, Doc } from '@/lib/content/types';
import type { CategoryPage, SidebarLinkNode, SidebarNode } from './types';
import { getVersionPathPrefix } from './versions';

/** The docs, category files and path of a version, from which its sidebar is generated. */
interface SidebarInput {
  docs: readonly Doc[];
  categories: readonly CategoryFile[];
  path: string;
}

/** The sidebar of a version, and the category pages generated for it. */
export interface SidebarBuildResult {
  sidebar: SidebarNode[];
  categoryPages: CategoryPage[];
}

/** State that is shared while the sidebar of a version is built. */
interface SidebarContext extends SidebarInput {
  categoryPages: CategoryPage[];
  slugger: GithubSlugger;
}

type Looks = Pick<SidebarLinkNode, 'label' | 'className'>;

type Traits = Looks & { position: number | undefined };

/** The page of a sidebar category, which is a doc or is generated, its entries and collapse settings. */
interface CategoryParts extends Partial<Record<'collapsed' | 'collapsible', boolean | undefined>> {
  doc: Doc | undefined;
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

/** Returns true if the sidebar contains the doc: it is neither a draft nor unlisted. @see acceptance BLD-08 */
const isListedDoc = ({ draft, unlisted }: Doc): boolean => !draft && !unlisted;

const getFileName = ({ source }: Doc): string => source.slice(source.lastIndexOf('/') + 1);

/** Returns the number prefix of a doc's file name, unless the front matter has `parse_number_prefixes: false`. */
function getOrderNumber(doc: Doc): number | undefined {
  if (doc.frontmatter.parse_number_prefixes === false) return undefined;
  return parseNumberPrefix(getFileName(doc).replace(/\.[^.]+$/, '')).number ?? undefined;
}

function getDocTraits(doc: Doc): Traits {
  const { sidebar_position, sidebar_class_name } = doc.frontmatter;
  return {
    label: doc.label,
    position: sidebar_position ?? getOrderNumber(doc),
    className: sidebar_class_name,
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

const prefixOf = (dir: string): string => (dir === '' ? '' : `${dir}/`);

/**
 * Builds the sidebar entries for the docs and subfolders of the folder `dir` below the version's folder.
 * @param pageOfFolder doc that is the page of the folder, which gets no entry
 * @see acceptance SB-02
 */
function buildFolderNodes(dir: string, context: SidebarContext, pageOfFolder?: Doc): SidebarNode[] {
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
 * Builds the sidebar entry of a category, or a link to its doc if it has no visible entries. Adds the generated page of
 * the category, if any, to the category pages of the version.
 * @see acceptance SB-18
 */
function buildCategoryNode(
  looks: Looks,
  { doc, page, items, collapsed, collapsible }: CategoryParts,
  context: SidebarContext,
): SidebarNode | undefined {
  const listed = doc && isListedDoc(doc) ? { href: doc.route, docId: doc.id } : undefined;
  const [first] = items;
  if (!first) return listed && { type: 'link', ...looks, ...listed };
  if (page) context.categoryPages.push(page);
  const firstHref = first.type === 'category' ? (first.href ?? first.firstHref) : first.href;
  return {
    type: 'category',
    ...looks,
    ...(page ? { href: page.route } : (listed ?? { firstHref })),
    items,
    ...getFolding(collapsed, collapsible),
  };
}

/**
 * Returns the doc that is the page of a folder: the doc named by `link` in the category file, with its full id or the
 * last part of the id. Returns the index page if there is no `link`, and undefined if `link` is not a doc.
 * @see acceptance BLD-10, RT-23
 */
function getCategoryDoc(dir: string, link: CategoryFile['link'], docs: readonly Doc[]): Doc | undefined {
  const inFolder = docs.filter((doc) => doc.source === prefixOf(dir) + getFileName(doc));
  if (link === undefined) return inFolder.find(({ isCategoryIndex }) => isCategoryIndex);
  if (link?.type !== 'doc') return undefined;
  const isLinked = ({ id }: Doc): boolean => id.slice(id.lastIndexOf('/') + 1) === link.id;
  return inFolder.find(isLinked) ?? docs.find(({ id }) => id === link.id);
}

/**
 * Returns the generated page of a category whose link has the type `generated-index`, otherwise undefined.
 * @param slugger shared by all categories of a version, so that equal labels result in different addresses
 * @see acceptance BLD-10
 */
function getCategoryPage(
  link: CategoryFile['link'],
  label: string,
  versionPath: string,
  slugger: GithubSlugger,
): CategoryPage | undefined {
  if (link?.type !== 'generated-index') return undefined;
  const slug = link.slug ?? `/category/${slugger.slug(label)}`;
  return {
    route: `${getVersionPathPrefix({ path: versionPath })}/${slug.replace(/^\/+/, '')}`,
    title: link.title ?? label,
    description: link.description,
    keywords: link.keywords,
    image: link.image,
  };
}

/** Returns label, position and properties of a folder, from its category file, its page or its name, in this order. */
function getFolderSettings(dirName: string, category: CategoryFile | undefined, doc: Doc | undefined) {
  const { name, number } = parseNumberPrefix(dirName);
  const ofFile: Partial<Traits> = category ?? {};
  const ofDoc: Partial<Traits> = doc ? getDocTraits(doc) : {};
  return {
    label: ofFile.label ?? ofDoc.label ?? name,
    position: ofFile.position ?? ofDoc.position ?? number ?? undefined,
    className: ofFile.className ?? ofDoc.className,
  };
}

function buildFolderItem(dir: string, context: SidebarContext): Item {
  const source = dir.slice(dir.lastIndexOf('/') + 1);
  const category = context.categories.find((candidate) => candidate.dir === dir);
  const doc = getCategoryDoc(dir, category?.link, context.docs);
  const { position, ...looks } = getFolderSettings(source, category, doc);
  const generated = getCategoryPage(category?.link, looks.label, context.path, context.slugger);
  const page = generated && { ...generated, file: category?.file, line: category?.linkLine };
  const items = buildFolderNodes(dir, context, doc);
  const node = buildCategoryNode(looks, { ...category, doc, page, items }, context);
  return { node, position, source };
}

/**
 * Generates the sidebar from the folders. Sorts docs and folders by position (`sidebar_position`, `position` of the
 * category file, or number prefix of the name), followed by those without a position, sorted by name.
 * @see acceptance SB-02, SB-03, BLD-08, BLD-10
 */
export function buildSidebar(input: SidebarInput): SidebarBuildResult {
  const context: SidebarContext = { ...input, categoryPages: [], slugger: new GithubSlugger() };
  return { sidebar: buildFolderNodes('', context), categoryPages: context.categoryPages };
}
