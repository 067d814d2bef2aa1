import type { PackageSet } from './install';

/** Names of the compared tools. */
export const siteNames = ['ours', 'docusaurus', 'starlight', 'vitepress', 'rspress'] as const;
export type SiteName = (typeof siteNames)[number];

/** How to search on a site; null for a site without local search. */
export interface SearchControls {
  /** Selector of the button that opens the search. */
  button: string;
  input: string;
  /** Selector of a result. */
  hit: string;
}

/** What a reader does first on a page. */
export const interactionNames = [
  'menu',
  'color mode',
  'versions',
  'category',
  'contents',
  'tab',
  'copy',
  'search',
] as const;
export type InteractionName = (typeof interactionNames)[number];

/** A control of a site. */
export interface Control {
  /** Selector of what is pressed. */
  press: string;
  /** Selector of what the press shows, for menus and categories. */
  shows?: string;
}

/** The controls of a site. Search has its own description. */
export type Controls = Partial<Record<Exclude<InteractionName, 'search'>, Control>>;

/** A documentation tool with the pages of this site. */
export interface Site {
  name: SiteName;
  /** Name and version, for the table. */
  label: string;
  /** Folder of the project, in which commands run. */
  dir: string;
  /** Folder of the built site. */
  out: string;
  /** Output and caches, without which a cold build starts. */
  built: readonly string[];
  /** Number of pages that are built from Markdown. */
  docPages: number;
  /** Command and arguments that build the site. */
  build: readonly [string, ...string[]];
  /** Source file in which one sentence is changed before a warm build. */
  edited: string;
  /** Selector of the sidebar's links. */
  sidebarLink: string;
  search: SearchControls | null;
  /** Where a reader presses in the measured interactions. Without those that the site does not have. */
  controls: Controls;
  /** Packages to install; null for this project. */
  packages: PackageSet | null;
  /** Writes the project with all its pages. @returns what the conversion lost, with its number of occurrences */
  write(): Promise<Losses>;
}

/** Kinds of content that a peer cannot show, with the number of occurrences. */
export type Losses = Map<string, number>;
