import type { SidebarItem } from './sidebar-items';
import type { SiteModel } from './types';

/** Keys that browsers need; the others would only make the download larger. */
const keys: (keyof SidebarItem)[] = [
  'label',
  'href',
  'firstHref',
  'className',
  'open',
  'collapsible',
  'items',
];

/**
 * Generates the files with the sidebars, by file name. Each version has its own, so that a page loads only the sidebar of
 * its version.
 * @see acceptance SB-01, SB-02, SB-17, SB-18, VER-02
 */
export function buildSidebarModules({ versions }: SiteModel): Record<string, string> {
  return Object.fromEntries(
    versions.map(({ name, sidebar }) => [`sidebar-${name}.json`, `${JSON.stringify(sidebar, keys)}\n`]),
  );
}
