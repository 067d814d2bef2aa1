import type { Doc } from '@/lib/content/types';
import { getSidebarId } from './sidebar-id';
import type { CategoryPage, Crumb, NavNode, VersionModel } from './types';
import { findNavPath } from './walk-nav';

/** Settings of the trail. */
export interface BreadcrumbOptions {
  /** The site's `breadcrumbs` flag. */
  breadcrumbs: boolean;
}

/**
 * The categories above a doc and, last and without address, the doc itself under its sidebar label; the
 * home icon is the view's. Empty when the flag is off or the sidebar does not list the doc.
 * @see acceptance DOC-03, DOC-04
 */
export function getBreadcrumbs(version: VersionModel, doc: Doc, { breadcrumbs }: BreadcrumbOptions): Crumb[] {
  if (!breadcrumbs) return [];
  const sidebarId = getSidebarId(version, doc);
  const nodes = sidebarId === null ? [] : (version.sidebars[sidebarId] ?? []);
  const path = findNavPath(nodes, ({ docId }) => docId === doc.id);
  return toCrumbs(path);
}

/** The trail of a page made for a category: the categories above it and its own label. @see acceptance DOC-03 */
export function getCategoryBreadcrumbs(
  version: VersionModel,
  { route }: CategoryPage,
  { breadcrumbs }: BreadcrumbOptions,
): Crumb[] {
  if (!breadcrumbs) return [];
  const nodes = Object.values(version.sidebars).flat();
  return toCrumbs(findNavPath(nodes, ({ href, docId }) => href === route && docId === undefined));
}

function toCrumbs(path: readonly NavNode[]): Crumb[] {
  return path.map(({ label, href }, at) =>
    at === path.length - 1 || href === undefined ? { label } : { label, href },
  );
}
