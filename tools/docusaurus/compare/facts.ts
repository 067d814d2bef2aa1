import type { Crumb } from '@/lib/docs/types';

/** The facts of a site's docs, in the same form for both sides. Addresses are relative to the site's base URL. */
export interface SiteFacts {
  pages: PageFacts[];
  sidebars: SidebarFacts[];
}

/** A link to another page around the text: the previous or next page, or a breadcrumb, which may have no address. */
export type Step = Crumb;

/** Facts about a page's text that are compared. */
export interface HeadingsAndLinks {
  /** The heading that the page shows above its text. */
  heading: string;
  /** Headings below the title. */
  headings: { id: string; level: number; text: string }[];
  /** Resolved against the page's address. */
  links: { href: string; text: string }[];
}

/** Facts about a page that are compared: address, title, text, sidebar, neighbors and breadcrumbs. */
export interface PageFacts {
  route: string;
  version: string;
  /** Path in the version's folder; empty for a generated category page. */
  source: string;
  title: string;
  /** Served, but unlisted. */
  unlisted?: true;
  /** Id of the sidebar next to the page. */
  shownSidebar: string | null;
  /** `null` when the text could not be built; `fault` says why. */
  text: HeadingsAndLinks | null;
  fault?: string;
  previous: Step | null;
  next: Step | null;
  crumbs: Step[];
}

/** An entry of a sidebar; with `items` it is a category. */
export interface SidebarEntry {
  label: string;
  href?: string;
  items?: SidebarEntry[];
}

/** One sidebar of a version. */
export interface SidebarFacts {
  version: string;
  id: string;
  items: SidebarEntry[];
}
