'use client';

import { Sidebar } from '@/components/docs/sidebar';
import { pickSidebar } from '@/generated/sidebar-3.9';

/** Sidebar of this version; its items come from a generated module. */
export function VersionSidebar() {
  return <Sidebar pickSidebar={pickSidebar} />;
}
