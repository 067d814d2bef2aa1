'use client';

import { useRoutePath } from '@/components/shell/use-route-path';
import items from '@/generated/sidebar-current.json';
import type { SidebarItem } from '@/lib/docs/sidebar-items';
import { isDocPath } from '@/lib/routing/is-doc-path';
import { Sidebar } from './sidebar';

/** Sidebar of the latest version. Pages outside any version, such as `/help`, are in the same folder without a sidebar. */
export function LatestSidebar() {
  return isDocPath(useRoutePath()) ? <Sidebar items={items as readonly SidebarItem[]} /> : null;
}
