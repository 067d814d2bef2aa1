import { holdsPath, type SidebarItem } from './sidebar-items';
import { getActiveVersion } from './versions';

/** The sidebars of one version of a site that may have several of them. */
export interface VersionSidebars {
  /** `/` or e.g. `/docs/next`. */
  path: string;
  sidebars: readonly (readonly SidebarItem[])[];
  /** Path → index of the sidebar, of pages that show another one than the first that lists them. */
  exceptions: Readonly<Record<string, number>>;
}

/** Returns the sidebar of a page by its normalized path. */
export type PickSidebar = (path: string) => readonly SidebarItem[];

/** Index of the first sidebar that lists a page; the first of all when none does. */
export function findListingSidebar(sidebars: VersionSidebars['sidebars'], path: string): number {
  return Math.max(
    0,
    sidebars.findIndex((items) => items.some((item) => holdsPath(item, path))),
  );
}

/**
 * The sidebar of a page: of the version with the longest path around it, the one that the page shows. Runs in browsers.
 * @param path path of the page in normal form
 * @see acceptance SB-01, VER-02
 */
export function pickListingSidebar(
  versions: readonly VersionSidebars[],
  path: string,
): readonly SidebarItem[] {
  const version = getActiveVersion(versions, path);
  if (!version) return [];
  const { sidebars, exceptions } = version;
  return sidebars[exceptions[path] ?? findListingSidebar(sidebars, path)] ?? [];
}
