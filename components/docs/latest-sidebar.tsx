'use client';

import items from '@/generated/sidebar-current.json';
import type { SidebarItem } from '@/lib/docs/sidebar-items';
import { Sidebar } from './sidebar';

/** Sidebar of the latest version. */
export function LatestSidebar() {
  return <Sidebar items={items as readonly SidebarItem[]} />;
}
