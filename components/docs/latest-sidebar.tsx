'use client';

import { pickSidebar } from '@/generated/sidebar-current';
import { Sidebar } from './sidebar';

/** The sidebar of the latest version, and of all others without a folder of routes of their own. */
export function LatestSidebar() {
  return <Sidebar pickSidebar={pickSidebar} />;
}
