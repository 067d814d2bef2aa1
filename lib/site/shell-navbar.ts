import type { NavbarItem } from './navbar-schema';

/** A page that a `doc` or `docSidebar` item leads to. */
export interface NavbarTarget {
  to: string;
  /** Caption of items that have none of their own. */
  label: string;
  /** Paths on which the item is active. */
  activeBaseRegex: string;
}

type DocItemType = 'doc' | 'docSidebar';

/**
 * An item of the navbar as browsers get it. Those that name a doc or a sidebar hold where it is in each version that
 * has it, by the version's name: browsers know no list of docs.
 */
export type ShellNavbarItem =
  | Exclude<NavbarItem, { type: DocItemType }>
  | (Extract<NavbarItem, { type: DocItemType }> & { targets: Record<string, NavbarTarget> });
