'use client';

import { Sidebar } from '@/components/docs/sidebar';
import items from '@/generated/sidebar-3.9.json';
import type { SidebarItem } from '@/lib/docs/sidebar-items';

/** Sidebar of this version; its items come from a generated file. */
export function VersionSidebar() {
  return <Sidebar items={items as readonly SidebarItem[]} />;
}
