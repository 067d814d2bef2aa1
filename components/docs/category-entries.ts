import generated from '@/generated/sidebar-entries.json';
import type { SidebarItem } from '@/lib/docs/sidebar-items';

const entries = generated as Readonly<Record<string, readonly SidebarItem[]>>;

/**
 * Returns the entries of a category that are in a file, if they are already known. In browsers, `next.config.ts`
 * replaces this module with `category-entries-browser.ts`, so that no script grows with the number of pages. Always
 * import this module as `@/components/docs/category-entries`, which is the path that is replaced.
 */
export const getEntries = (file: string): readonly SidebarItem[] | undefined => entries[file];

/** Loads the entries of a category. @throws Error if they cannot be loaded */
export const loadEntries = async (file: string): Promise<readonly SidebarItem[]> => getEntries(file) ?? [];

/** Returns the attributes with which an open category passes its entries to the browser's `getEntries`. */
export const getEntriesAttributes = (file: string): object => {
  return { 'data-file': file, 'data-entries': JSON.stringify(getEntries(file)) };
};
