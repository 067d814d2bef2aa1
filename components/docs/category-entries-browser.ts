import { toHref } from '@/components/link/site-base';
import { getEntriesAddress, type SidebarItem } from '@/lib/docs/sidebar-items';
import { memoize } from '@/lib/text/memoize';

type Entries = readonly SidebarItem[];

const loaded = new Map<string, Entries>();

/** Returns the entries of a category if they were loaded before, or are in the served page as those of an open one. */
export function getEntries(file: string): Entries | undefined {
  const text = document.querySelector<HTMLElement>(`[data-file="${file}"]`)?.dataset.entries;
  return loaded.get(file) ?? (text === undefined ? undefined : (JSON.parse(text) as Entries));
}

/** Loads the entries of a category once. @throws Error if they cannot be loaded */
export const loadEntries = memoize(async (file: string): Promise<Entries> => {
  const known = getEntries(file);
  if (known) return known;
  const response = await fetch(toHref(getEntriesAddress(file)));
  if (!response.ok) throw new Error(`${response.url}: status ${response.status}`);
  const entries = (await response.json()) as Entries;
  loaded.set(file, entries);
  return entries;
});

/** Returns nothing, because only served pages pass entries to browsers. */
export const getEntriesAttributes = (_file: string): object => ({});
