import type { Breadcrumb } from '@/lib/docs/types';

/** Facts about the docs of a site, in the same form for both sides of the comparison. Addresses omit the base URL. */
export interface SiteFacts {
  pages: PageFacts[];
  sidebars: SidebarFacts[];
}

/** Headings and links in the text of a page. */
export interface HeadingsAndLinks {
  /** Text of the heading of level 1. */
  heading: string;
  /** Headings of levels 2 to 6. */
  headings: { id: string; level: number; text: string }[];
  /** Links with addresses resolved against the address of the page. */
  links: { href: string; text: string }[];
}

/** Facts about a page: address, title, text, sidebar, neighbors and breadcrumbs. */
export interface PageFacts {
  route: string;
  version: string;
  /** Path of the file below the version's folder; empty for a generated category page. */
  source: string;
  title: string;
  /** True if the page is unlisted. */
  unlisted?: true;
  /** Id of the sidebar next to the page. */
  shownSidebar: string | null;
  /** Null if the page could not be compiled or rendered. */
  text: HeadingsAndLinks | null;
  /** Error message; only set if `text` is null. */
  fault?: string;
  previous: Breadcrumb | null;
  next: Breadcrumb | null;
  crumbs: Breadcrumb[];
}

/** A sidebar item: a category if it has `items`, otherwise a link. */
export interface SidebarEntry {
  label: string;
  href?: string;
  items?: SidebarEntry[];
}

export interface SidebarFacts {
  version: string;
  id: string;
  items: SidebarEntry[];
}
