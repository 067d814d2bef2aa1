import type { NavNode } from './types';

/**
 * An entry of the sidebar as browsers get it: only what is shown, since every reader downloads it. With `items` it is a
 * category, else a page.
 */
export interface SidebarItem {
  label: string;
  /** Address of the page; missing for a category without a page. */
  href?: string;
  /** Address of a page-less category's first page, for browsers without scripts (SB-18). */
  firstHref?: string;
  items?: readonly SidebarItem[];
  /** Starts open although it does not hold the page in view. */
  open?: boolean;
  /** `false` = always open. */
  collapsible?: false;
  className?: string | undefined;
}

/** The browser's form of a sidebar. @see acceptance SB-02, SB-18 */
export function toSidebarItems(nodes: readonly NavNode[]): SidebarItem[] {
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
