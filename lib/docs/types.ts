/** Types of the site model, which page records, checks, sitemap and debug pages are built from. Plain JSON data. */
import type { Doc, Problem } from '@/lib/content/types';
import type { GlossaryTerm } from '@/lib/glossary/parse-glossary';
import type { VersionConfig } from '@/lib/site/schema';

interface NavEntry {
  label: string;
  className?: string | undefined;
}

/** A sidebar entry that is a link to a page. */
export interface SidebarLinkNode extends NavEntry {
  type: 'link';
  href: string;
  /** Id of the linked doc. */
  docId: string;
}

/** A sidebar category, which contains other entries and may have its own page. */
export interface SidebarCategoryNode extends NavEntry {
  type: 'category';
  /** Address of the category's page; missing for categories without a page. */
  href?: string;
  docId?: string;
  /** Address of the first page of a category without its own page, for browsers without JavaScript (SB-18). */
  firstHref?: string | undefined;
  items: SidebarNode[];
  /** True if the category is initially open even if it does not contain the current page. */
  open?: boolean;
  /** False if the category is always open. */
  collapsible?: false;
}

export type SidebarNode = SidebarLinkNode | SidebarCategoryNode;

/** The generated page of a category whose link has the type `generated-index`: a title and cards for its entries. */
export interface CategoryPage {
  /** Address, including the path of the version. */
  route: string;
  title: string;
  description?: string | undefined;
  keywords?: string[] | undefined;
  /** Preview image, from the folder of `file`, the category file, or from `public/`. */
  image?: string | undefined;
  file?: string | undefined;
  /** 1-based line of `file` that gives the page its address. */
  line?: number | undefined;
}

/** One version of the documentation, with its pages and sidebar. */
export interface VersionModel extends Omit<VersionConfig, 'dir' | 'viewer'> {
  /** Id of the doc that is the home page of the version. */
  mainDocId: string;
  /** Docs in sidebar order, followed by docs that are not in the sidebar, by route. Without drafts in production. */
  docs: Doc[];
  /** All drafts, also in production. */
  drafts: Doc[];
  sidebar: SidebarNode[];
  categoryPages: CategoryPage[];
}

/** The site model: all versions with their pages and sidebar, and the problems found. */
export interface SiteModel {
  /** All versions, newest first; exactly one has `isLast: true`. */
  versions: VersionModel[];
  /** Pages outside any version, such as `/help`, without sidebar. */
  sitePages: VersionModel;
  /** Terms of the glossary, in the order of the glossary file. */
  glossary: readonly GlossaryTerm[];
  problems: Problem[];
}

/** One breadcrumb above a page; without `href` it is displayed as plain text. */
export interface Breadcrumb {
  label: string;
  href?: string;
}

/** Link to the previous or the next page (DOC-14, DOC-15). */
export type NeighborPage = Required<Breadcrumb>;

/** The links around the text of a doc. */
export interface DocNavigation {
  crumbs: Breadcrumb[];
  previous: NeighborPage | null;
  next: NeighborPage | null;
  /** Target of the version banner's link: the same doc in the latest version, or else that version's home. */
  latest: { href: string; label: string; sameDoc: boolean };
}
