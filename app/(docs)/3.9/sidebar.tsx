'use client';

import { Sidebar } from '@/components/docs/sidebar';
import type { SidebarItem } from '@/lib/docs/sidebar-items';
import items from '@/generated/sidebar-3.9.json';

/** The sidebar of this version, with its items as a static module. */
export function VersionSidebar() {
  return <Sidebar items={items as SidebarItem[]} />;
}
