/** Types of the site model: what pages, checks, sitemap and debug pages read. Plain data, safe to serialize. */
import type { Doc, Problem } from '@/lib/content/types';
import type { GlossaryTerm } from '@/lib/glossary/types';

/** What pages and groups in the sidebar have in common. */
interface NavEntry {
  label: string;
  className?: string | undefined;
  customProps?: Record<string, unknown> | undefined;
}

/** A page in the sidebar. */
export interface NavLink extends NavEntry {
  type: 'link';
  href: string;
  /** The doc; missing for a link to any other address. */
  docId?: string;
  /** A doc that belongs to another place: it does not get this sidebar, and reading order passes over it. */
  isReference?: true;
}

/** A group in the sidebar; with `href` it has a page of its own. */
export interface NavCategory extends NavEntry {
  type: 'category';
  /** Address of the category's own page. */
  href?: string;
  docId?: string;
  /** Address of its first page, for browsers without scripts (SB-18). Always there. */
  firstHref: string;
  items: NavNode[];
  /** Starts open although it does not hold the page in view. */
  open?: boolean;
  /** `false` = always open, nothing to toggle. */
  collapsible?: false;
}

export type NavNode = NavLink | NavCategory;

/** A page made for a category by `link: generated-index`: a title and cards of its children. */
export interface CategoryPage {
  /** Address with the version's prefix. */
  route: string;
  title: string;
  description?: string | undefined;
}

/** One served version of the documentation. */
export interface VersionModel {
  /** `current` or e.g. `3.9`. */
  name: string;
  /** e.g. `3.10.4 (Latest)`. */
  label: string;
  isLast: boolean;
  /** Address prefix without trailing slash except for the root: `/` or `/3.9`. */
  path: string;
  banner: 'none' | 'unmaintained' | 'unreleased';
  /** Doc id of the version's home. */
  mainDocId: string;
  /** Published docs (drafts left out in production), in sidebar order, then the rest by route. */
  docs: Doc[];
  draftIds: string[];
  /** Sidebar id → items. One sidebar: `tutorialSidebar`. */
  sidebars: Record<string, NavNode[]>;
  /** Generated pages of categories without a doc. */
  categoryPages: CategoryPage[];
}

/** One entry of `content/planned.json`. */
export interface PlannedPage {
  route: string;
  /** 1-based line of the entry in the file. */
  line: number;
}

/** What `content/planned.json` lists: pages that may be linked before they exist. */
export interface Planned {
  /** Version name → path below the version's folder → page. */
  docs: Record<string, Record<string, PlannedPage>>;
  pages: PlannedPage[];
}

/** The model of the whole site. */
export interface SiteModel {
  /** Newest first; exactly one has `isLast`. */
  versions: VersionModel[];
  /** Docs and pages that may be linked before they are written. */
  planned: Planned;
  /** Explained words, in the order of their file. */
  glossary: readonly GlossaryTerm[];
  problems: Problem[];
}

/** A step of the breadcrumb trail; without `href` it is plain text. */
export interface Crumb {
  label: string;
  href?: string;
}

/** A neighbor in reading order (DOC-14, DOC-15). */
export type Neighbor = Required<Crumb>;

/** Links around the body of one docs page, resolved. */
export interface DocNavigation {
  crumbs: Crumb[];
  previous: Neighbor | null;
  next: Neighbor | null;
  /** Counterpart in the latest version for the banner: same doc, else the latest home. */
  latest: { href: string; label: string; sameDoc: boolean };
}
