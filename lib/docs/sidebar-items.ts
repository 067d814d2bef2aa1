import { normalizePath } from '@/lib/routing/normalize-path';

/**
 * A sidebar entry in the form that browsers download. It contains only what is displayed, to keep the download small.
 * An entry with `items` is a category; any other entry is a link to a page.
 */
export interface SidebarItem {
  label: string;
  /** Address of the page; missing for categories without a page. */
  href?: string;
  /** Address of the first page in a category without its own page, for browsers without JavaScript (SB-18). */
  firstHref?: string | undefined;
  items?: readonly SidebarItem[];
  /** True if the category is initially open even if it does not contain the current page. */
  open?: boolean;
  /** False if the category is always open. */
  collapsible?: false;
  className?: string | undefined;
}

/** Returns true if an entry is a category. */
export const isCategory = ({ items }: SidebarItem) => items !== undefined;

/** Returns true if an address is that of the current page. */
export const isCurrentPage = (href: string | undefined, path: string) =>
  href !== undefined && normalizePath(href) === path;

/** Returns true if a sidebar entry is the current page or a category that contains it. */
export const containsPath = ({ href, items = [] }: SidebarItem, path: string): boolean =>
  isCurrentPage(href, path) || items.some((item) => containsPath(item, path));
