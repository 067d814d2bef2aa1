import type { SidebarItem } from './sidebar-items';
import type { SidebarNode, SiteModel } from './types';

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
  return Object.fromEntries(
    versions.map(({ name, sidebar }) => [
      `sidebar-${name}.json`,
      `${JSON.stringify(toSidebarItems(sidebar))}\n`,
    ]),
  );
}
