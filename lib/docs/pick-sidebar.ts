import { containsPath, type SidebarItem } from './sidebar-items';
import { getActiveVersion } from './versions';

/** The sidebars of one version in the form that browsers download, for sites with several sidebars. */
export interface VersionSidebars {
  /** Path at which the version is served: `/` or e.g. `/docs/next`. */
  path: string;
  sidebars: readonly (readonly SidebarItem[])[];
  /** Sidebar index by path of the page, for pages that do not use the first sidebar that contains them. */
  exceptions: Readonly<Record<string, number>>;
}

/** A function that returns the sidebar of the page at a normalized path. */
export type PickSidebar = (path: string) => readonly SidebarItem[];

/** Returns the index of the first sidebar that contains a page, or 0 if none does. */
export function findSidebarIndex(sidebars: VersionSidebars['sidebars'], path: string): number {
  const index = sidebars.findIndex((items) => items.some((item) => containsPath(item, path)));
  return Math.max(0, index);
}

/** Returns the sidebar of the page at a normalized path; empty if there is none. @see acceptance SB-01, VER-02 */
export function findSidebar(versions: readonly VersionSidebars[], path: string): readonly SidebarItem[] {
  const version = getActiveVersion(versions, path);
  if (!version) return [];
  const { sidebars, exceptions } = version;
  return sidebars[exceptions[path] ?? findSidebarIndex(sidebars, path)] ?? [];
}
