import type { SidebarItem } from './sidebar-items';
import type { SidebarNode, SiteModel } from './types';

/** Returns the source of the generated module with which an offline copy loads the sidebar of its version. */
const loader = (names: readonly string[]) => `import type { SidebarItem } from '@/lib/docs/sidebar-items';

const loaders: Record<string, () => Promise<{ default: unknown }>> = {
${names.map((name) => `  ${JSON.stringify(name)}: () => import('./sidebar-${name}.json'),`).join('\n')}
};

/** Loads the entries of the sidebar of a version. */
export async function loadSidebar(version: string): Promise<readonly SidebarItem[]> {
  return ((await loaders[version]?.())?.default ?? []) as readonly SidebarItem[];
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

/**
 * Generates the files with the sidebars, by file name. Each version has its own, so that a page loads only the sidebar of
 * its version.
 * @see acceptance SB-01, SB-17, VER-02
 */
export function buildSidebarModules({ versions }: SiteModel): Record<string, string> {
  const modules: Record<string, string> = { 'load-sidebar.ts': loader(versions.map(({ name }) => name)) };
  for (const { name, sidebar } of versions)
    modules[`sidebar-${name}.json`] = `${JSON.stringify(toSidebarItems(sidebar))}\n`;
  return modules;
}
