import { normalizePath } from '@/lib/routing/normalize-path';

/**
 * A sidebar entry in the form that browsers download. It contains only what is displayed, to keep the download small.
 * An entry with `items` or `file` is a category; any other entry is a link to a page.
 */
export interface SidebarItem {
  label: string;
  /** Address of the page; missing for categories without a page. */
  href?: string;
  /** Address of the first page in a category without its own page, for browsers without JavaScript (SB-18). */
  firstHref?: string;
  items?: readonly SidebarItem[];
  /** Name of the file with the entries of a category, in place of `items`; see `getEntriesAddress`. */
  file?: string;
  /** Folder whose pages are exactly those of a category with a `file`, e.g. `/faq`; empty for all pages. */
  folder?: string;
  /** True if the category is initially open even if it does not contain the current page. */
  open?: boolean;
  /** False if the category is always open. */
  collapsible?: false;
  className?: string | undefined;
}

/** Folder of the files with the entries of categories. Their names are hashes, so a file never changes. */
export const entriesFolder = '/assets/generated/sidebar';

/** Returns the address of a file with the entries of a category. */
export const getEntriesAddress = (file: string) => `${entriesFolder}/${file}.json`;

/** Returns true if an entry is a category. */
export const isCategory = ({ items, file }: SidebarItem) => items !== undefined || file !== undefined;

/** Returns true if a normalized path is that of a folder or below it. */
export const isInFolder = (path: string, folder: string) => `${path}/`.startsWith(`${folder}/`);

/** Returns true if an address is that of the current page. */
export const isCurrentPage = (href: string | undefined, path: string) =>
  href !== undefined && normalizePath(href) === path;

/** Returns true if a sidebar entry is the current page or a category that contains it. */
export function containsPath(entry: SidebarItem, path: string): boolean {
  const { href, folder, items = [] } = entry;
  if (isCurrentPage(href, path) || (folder !== undefined && isInFolder(path, folder))) return true;
  return items.some((item) => containsPath(item, path));
}
