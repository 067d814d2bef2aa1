import { normalizePath } from '@/lib/routing/normalize-path';
import { getRouteFolder, rootRouteFolder } from './route-params';
import { findSidebarIndex, type VersionSidebars } from './pick-sidebar';
import { getShownSidebarId } from './sidebar-id';
import type { SidebarItem } from './sidebar-items';
import type { SidebarNode, SiteModel, VersionModel } from './types';

/** Source of the generated module for a route folder in which all pages have the same sidebar. */
const oneSidebar = (folder: string) => `import type { PickSidebar } from '@/lib/docs/pick-sidebar';
import type { SidebarItem } from '@/lib/docs/sidebar-items';
import items from './sidebar-${folder}.json';

export const pickSidebar: PickSidebar = () => items as readonly SidebarItem[];
`;

/** Returns the source of the generated module for a route folder in which pages have different sidebars. */
const severalSidebars = (
  folder: string,
) => `import { findSidebar, type PickSidebar, type VersionSidebars } from '@/lib/docs/pick-sidebar';
import versions from './sidebar-${folder}.json';

export const pickSidebar: PickSidebar = (path) =>
  findSidebar(versions as readonly unknown[] as readonly VersionSidebars[], path);
`;

/** Returns the source of the generated module with which the mobile menu loads the sidebars of a version. */
const loader = (
  folders: readonly (readonly [version: string, folder: string])[],
) => `import type { PickSidebar } from '@/lib/docs/pick-sidebar';

const loaders: Record<string, () => Promise<{ pickSidebar: PickSidebar }>> = {
${folders.map(([version, folder]) => `  ${JSON.stringify(version)}: () => import('./sidebar-${folder}'),`).join('\n')}
};

/** Loads the sidebars of a version and returns a function that selects the sidebar of a page. */
export async function loadSidebar(version: string): Promise<PickSidebar> {
  const loaded = await loaders[version]?.();
  return loaded?.pickSidebar ?? (() => []);
}
`;

/** Converts sidebar entries to the smaller form that browsers download. @see acceptance SB-02, SB-18 */
export function toSidebarItems(nodes: readonly SidebarNode[]): SidebarItem[] {
  return nodes.map((node) => {
    const { label, href, className } = node;
    const common = { label, ...(href ? { href } : {}), ...(className ? { className } : {}) };
    if (node.type === 'link') return common;
    return {
      ...common,
      ...(href ? {} : { firstHref: node.firstHref }),
      ...(node.open ? { open: true } : {}),
      ...(node.collapsible === false ? { collapsible: false as const } : {}),
      items: toSidebarItems(node.items),
    };
  });
}

/** Builds the sidebars of a version in the form that browsers download. @see acceptance SB-01, VER-02 */
export function buildVersionSidebars(version: VersionModel): VersionSidebars {
  const ids = Object.keys(version.sidebars);
  const sidebars = Object.values(version.sidebars).map(toSidebarItems);
  const exceptions = [...version.docs, ...version.categoryPages].flatMap((page) => {
    const id = getShownSidebarId(version, page);
    const path = normalizePath(page.route);
    const index = id === null ? -1 : ids.indexOf(id);
    return index === -1 || index === findSidebarIndex(sidebars, path) ? [] : [[path, index] as const];
  });
  return { path: version.path, sidebars, exceptions: Object.fromEntries(exceptions) };
}

/**
 * Generates the modules with the sidebars, by file name. Each route folder has its own, so that a page loads only the
 * sidebars of its version.
 * @see acceptance SB-01, SB-17, VER-02
 */
export function buildSidebarModules(
  { versions }: SiteModel,
  folders: readonly string[],
): Record<string, string> {
  const folderOf = (version: VersionModel) => getRouteFolder(version, folders);
  const modules: Record<string, string> = {
    'load-sidebar.ts': loader(versions.map((version) => [version.name, folderOf(version)] as const)),
  };
  for (const folder of [rootRouteFolder, ...folders]) {
    const served = versions.filter((version) => folderOf(version) === folder);
    const sidebars = served.flatMap((version) => Object.values(version.sidebars));
    const isOne = sidebars.length <= 1;
    const data = isOne ? toSidebarItems(sidebars.flat()) : served.map(buildVersionSidebars);
    modules[`sidebar-${folder}.json`] = `${JSON.stringify(data)}\n`;
    modules[`sidebar-${folder}.ts`] = isOne ? oneSidebar(folder) : severalSidebars(folder);
  }
  return modules;
}
