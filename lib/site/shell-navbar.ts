import type { NavbarItem } from './navbar-schema';

/** A page that a `doc` or `docSidebar` item leads to. */
export interface NavbarTarget {
  to: string;
  /** Caption of items without a label. */
  label: string;
  /** Paths on which the item is active. */
  activeBaseRegex: string;
}

type DocItemType = 'doc' | 'docSidebar';

/**
 * An item of the navbar as sent to browsers. Items that name a doc or a sidebar contain its address in each version
 * that has it, by the version's name, since browsers have no list of docs.
 */
export type ShellNavbarItem =
  | Exclude<NavbarItem, { type: DocItemType }>
  | (Extract<NavbarItem, { type: DocItemType }> & { targets: Record<string, NavbarTarget> });
