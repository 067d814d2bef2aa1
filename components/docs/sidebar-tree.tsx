'use client';

import { useState } from 'react';
import type { SidebarItem } from '@/lib/docs/sidebar-items';
import { useRoutePath } from '@/components/shell/use-route-path';
import { SidebarLevel } from './sidebar-level';
import { activeChain, configuredOpen, type OpenCategories, type TreeState } from './sidebar-state';

/** The sidebar's list; also used in the mobile sidebar. */
export function SidebarTree({ items }: { items: readonly SidebarItem[] }) {
  const path = useRoutePath();
  const [open, setOpen] = useState<OpenCategories>(() => ({
    ...configuredOpen(items),
    ...activeChain(items, path),
  }));
  const [shownPath, setShownPath] = useState(path);
  if (path !== shownPath) {
    setShownPath(path);
    setOpen({ ...open, ...activeChain(items, path) });
  }
  const toggle: TreeState['toggle'] = (parentKey, key, isOpen) =>
    setOpen((before) => ({ ...before, [parentKey]: isOpen ? key : undefined }));
  return (
    <ul className="menu-list menu-root">
      <SidebarLevel items={items} parentKey="" state={{ path, open, toggle }} />
    </ul>
  );
}
