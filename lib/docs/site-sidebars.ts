import { normalizePath } from '@/lib/routing/normalize-path';
import { findListingSidebar, type VersionSidebars } from './pick-sidebar';
import { getShownSidebarId } from './sidebar-id';
import { toSidebarItems } from './sidebar-items';
import type { VersionModel } from './types';

/**
 * The sidebars of a version as browsers get them, with the pages for which it takes more than the lists to know which
 * one they show: listed in several, or with `displayed_sidebar`.
 * @see acceptance SB-01, VER-02
 */
export function buildSiteSidebars(version: VersionModel): VersionSidebars {
  const ids = Object.keys(version.sidebars);
  const sidebars = Object.values(version.sidebars).map(toSidebarItems);
  const exceptions = [...version.docs, ...version.categoryPages].flatMap((page) => {
    const id = getShownSidebarId(version, page);
    const path = normalizePath(page.route);
    const index = id === null ? -1 : ids.indexOf(id);
    return index === -1 || index === findListingSidebar(sidebars, path) ? [] : [[path, index] as const];
  });
  return { path: version.path, sidebars, exceptions: Object.fromEntries(exceptions) };
}
