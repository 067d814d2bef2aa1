import type { SidebarNode } from '@/lib/docs/types';

/** Sidebar in the form that VitePress and Rspress expect. */
export function toSidebar(nodes: readonly SidebarNode[]): unknown[] {
  return nodes.map((node) =>
    node.type === 'link'
      ? { text: node.label, link: node.href }
      : { text: node.label, link: node.href, collapsed: true, items: toSidebar(node.items) },
  );
}
