'use client';

import { pickSidebar } from '@/generated/sidebar-current';
import { Sidebar } from './sidebar';

/** The sidebar of the latest version, and of all versions without a route folder. */
export function LatestSidebar() {
  return <Sidebar pickSidebar={pickSidebar} />;
}
