import { getSidebar, isEntryOf, type SitePage } from './sidebar-id';
import type { Crumb, VersionModel } from './types';
import { findNavPath } from './walk-nav';

/**
 * The categories above a page and, last and without address, the page itself under its label in the sidebar; the home icon
 * is the view's. Empty when the site's flag is off or the sidebar does not list the page.
 * @see acceptance DOC-03, DOC-04
 */
export function getBreadcrumbs(
  version: VersionModel,
  page: SitePage,
  { breadcrumbs }: { breadcrumbs: boolean },
): Crumb[] {
  if (!breadcrumbs) return [];
  const path = findNavPath(getSidebar(version, page), (node) => isEntryOf(page, node));
  return path.map(({ label, href }, at) =>
    at === path.length - 1 || href === undefined ? { label } : { label, href },
  );
}
