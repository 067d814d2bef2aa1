import type { CategoryFile, Doc } from '@/lib/content/types';
import { normalizePath } from '@/lib/routing/normalize-path';
import type { VersionConfig } from '@/lib/site/schema';
import type { BuiltSidebars } from './content-source';
import { buildSidebar, type SidebarInput } from './sidebar';
import { tutorialSidebarId } from './sidebar-id';
import type { NavNode, VersionModel } from './types';
import { flattenNav } from './walk-nav';

/** Settings of a version's model. */
export interface VersionOptions {
  /** Keep drafts as pages, for authors at work. Default false. @see acceptance BLD-08 */
  includeDrafts?: boolean;
  /** Its sidebars; without them, one follows the folders. */
  sidebars?: BuiltSidebars;
}

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

/** One sidebar, which follows the folders. @see acceptance SB-02 */
export function followFolders(input: SidebarInput, sidebarId = tutorialSidebarId): BuiltSidebars {
  const { nodes, categoryPages } = buildSidebar(input);
  return { sidebars: { [sidebarId]: nodes }, categoryPages };
}

/**
 * One served version: its docs in reading order, sidebar, home and drafts.
 * @see acceptance VER-01..VER-04, BLD-08
 */
export function buildVersion(
  docs: readonly Doc[],
  categories: readonly CategoryFile[],
  config: VersionConfig,
  options: VersionOptions = {},
): VersionModel {
  const { includeDrafts = false } = options;
  const { name, label, isLast, path, banner } = config;
  const served = docs.filter(({ draft }) => includeDrafts || !draft);
  const { sidebars, categoryPages } = options.sidebars ?? followFolders({ docs, categories, path });
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
