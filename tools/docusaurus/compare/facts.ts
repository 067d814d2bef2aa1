/** What both sides say of a site's docs, in one form. Addresses are those below the site's base address. */
export interface SiteFacts {
  pages: PageFacts[];
  sidebars: SidebarFacts[];
}

/** A link to another page around the text: a neighbor, or a step of the trail, which may lead nowhere. */
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

/** What the text of a page holds. */
export interface TextFacts {
  /** The heading that the page shows above its text. */
  heading: string;
  headings: HeadingFact[];
  links: LinkFact[];
}

/** A page and what is around it. */
export interface PageFacts {
  route: string;
  version: string;
  /** Path below the version's folder; empty for a page made for a category. */
  source: string;
  title: string;
  /** Served, but in no list. */
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
