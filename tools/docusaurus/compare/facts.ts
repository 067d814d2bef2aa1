/** The facts of a site's docs, in the same form for both sides. Addresses are relative to the site's base URL. */
export interface SiteFacts {
  pages: PageFacts[];
  sidebars: SidebarFacts[];
}

/** A link to another page around the text: the previous or next page, or a breadcrumb, which may have no address. */
export interface Step {
  label: string;
  href?: string;
}

/** A heading below the title. */
export interface HeadingFact {
  id: string;
  level: number;
  text: string;
}

/** A link in a page's text, resolved against the page's address. */
export interface LinkFact {
  href: string;
  text: string;
}

/** The content of a page's text. */
export interface TextFacts {
  /** The heading that the page shows above its text. */
  heading: string;
  headings: HeadingFact[];
  links: LinkFact[];
}

/** A page and its navigation. */
export interface PageFacts {
  route: string;
  version: string;
  /** Path in the version's folder; empty for a generated category page. */
  source: string;
  title: string;
  /** Served, but unlisted. */
  unlisted?: true;
  /** Id of the sidebar beside it. */
  shownSidebar: string | null;
  /** `null` when the text could not be built; `fault` says why. */
  text: TextFacts | null;
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
