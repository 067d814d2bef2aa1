import type { Doc } from '@/lib/content/types';
import { normalizePath } from '@/lib/routing/normalize-path';
import type { VersionConfig } from '@/lib/site/schema';
import type { BuiltSidebars } from './sidebar';
import type { NavNode, VersionModel } from './types';
import { flattenNav } from './walk-nav';

/** Sidebar order, then the rest by route. */
function sortDocs(docs: readonly Doc[], nodes: readonly NavNode[]): Doc[] {
  const order = new Map(flattenNav(nodes).map(({ docId }, at) => [docId, at]));
  const rank = ({ id }: Doc): number => order.get(id) ?? order.size;
  return docs.toSorted((a, b) => rank(a) - rank(b) || (a.route < b.route ? -1 : a.route > b.route ? 1 : 0));
}

/** The doc at the version's home, else the first one. */
function getMainDocId(docs: readonly Doc[], path: string): string {
  return (docs.find(({ route }) => normalizePath(route) === normalizePath(path)) ?? docs[0])?.id ?? '';
}

/**
 * One served version: its docs in reading order, sidebars, home and drafts.
 *
 * @param includeDrafts keep drafts as pages, for authors at work
 * @see acceptance VER-01..VER-04, BLD-08
 */
export function buildVersion(
  docs: readonly Doc[],
  { name, label, isLast, path, banner }: VersionConfig,
  { sidebars, categoryPages }: BuiltSidebars,
  includeDrafts = false,
): VersionModel {
  const served = docs.filter(({ draft }) => includeDrafts || !draft);
  const sorted = sortDocs(served, Object.values(sidebars).flat());
  return {
    name,
    label,
    isLast,
    path,
    banner,
    mainDocId: getMainDocId(sorted, path),
    docs: sorted,
    draftIds: docs.filter(({ draft }) => draft).map(({ id }) => id),
    sidebars,
    categoryPages,
  };
}
