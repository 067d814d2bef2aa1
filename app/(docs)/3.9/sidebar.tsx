'use client';

import { Sidebar } from '@/components/docs/sidebar';
import { pickSidebar } from '@/generated/sidebar-3.9';

/** The sidebar of this version, with its items from a static module. */
export function VersionSidebar() {
  return <Sidebar pickSidebar={pickSidebar} />;
}
