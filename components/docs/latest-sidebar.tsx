'use client';

import type { SidebarItem } from '@/lib/docs/sidebar-items';
import items from '@/generated/sidebar-current.json';
import { Sidebar } from './sidebar';

/** The sidebar of the latest version, with its items as a static module. */
export function LatestSidebar() {
  return <Sidebar items={items as SidebarItem[]} />;
}
