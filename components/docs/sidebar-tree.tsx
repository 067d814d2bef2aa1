import { useState } from 'react';
import type { SidebarItem } from '@/lib/docs/sidebar-items';
import { useRoutePath } from '@/components/shell/use-route-path';
import { SidebarLevel } from './sidebar-level';
import { getAncestors, getInitiallyOpenCategories, type SidebarTreeState } from './sidebar-state';

interface Tree extends Pick<SidebarTreeState, 'open' | 'isAnimated'> {
  /** Path of the page whose categories were opened last. */
  shownPath: string;
}

/** Tree of sidebar entries, also used in the mobile sidebar. */
export function SidebarTree({ items }: { items: readonly SidebarItem[] }) {
  const path = useRoutePath();
  const [{ open, isAnimated, shownPath }, setTree] = useState<Tree>(() => ({
    open: { ...getInitiallyOpenCategories(items), ...getAncestors(items, path) },
    isAnimated: false,
    shownPath: path,
  }));
  if (path !== shownPath)
    setTree({ open: { ...open, ...getAncestors(items, path) }, isAnimated: false, shownPath: path });
  const toggle: SidebarTreeState['toggle'] = (parentKey, key, isOpen) =>
    setTree((before) => ({
      ...before,
      open: { ...before.open, [parentKey]: isOpen ? key : undefined },
      isAnimated: true,
    }));
  return (
    <ul className="menu-list menu-root">
      <SidebarLevel items={items} parentKey="" state={{ path, open, isAnimated, toggle }} />
    </ul>
  );
}
