import { normalizePath } from '@/lib/routing/normalize-path';

/**
 * An entry of the sidebar as browsers get it: only what is shown, since every reader downloads it. With `items` it is a
 * category, else a page.
 */
export interface SidebarItem {
  label: string;
  /** Address of the page; missing for a category without a page. */
  href?: string;
  /** Address of a page-less category's first page, for browsers without scripts (SB-18). */
  firstHref?: string;
  items?: readonly SidebarItem[];
  /** Starts open although it does not hold the page in view. */
  open?: boolean;
  /** `false` = always open. */
  collapsible?: false;
  className?: string | undefined;
}

/** Whether an address is the page in view. */
export const isPage = (href: string | undefined, path: string) =>
  href !== undefined && normalizePath(href) === path;

/** True when the entry is, or holds, the page in view. */
export function holdsPath(entry: SidebarItem, path: string): boolean {
  return isPage(entry.href, path) || (entry.items?.some((item) => holdsPath(item, path)) ?? false);
}
