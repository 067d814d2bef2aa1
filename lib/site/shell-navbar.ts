import type { NavbarItem } from './navbar-schema';

/** The page that a navbar item of type `doc` or `docSidebar` links to. */
export interface NavbarTarget {
  to: string;
  /** Caption for an item without a label in the configuration. */
  label: string;
  /** Regular expression of the paths on which the item is active. */
  activeBaseRegex: string;
}

type DocItemType = 'doc' | 'docSidebar';

/**
 * A navbar item as sent to browsers. Because browsers have no list of docs, an item that names a doc or a sidebar
 * contains its target in each version that has the doc or sidebar, by the name of the version.
 */
export type ShellNavbarItem =
  | Exclude<NavbarItem, { type: DocItemType }>
  | (Extract<NavbarItem, { type: DocItemType }> & { targets: Record<string, NavbarTarget> });
