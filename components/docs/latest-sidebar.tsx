'use client';

import { pickSidebar } from '@/generated/sidebar-current';
import { Sidebar } from './sidebar';

/** Sidebar of the latest version, and of all versions without their own route folder in `app`. */
export function LatestSidebar() {
  return <Sidebar pickSidebar={pickSidebar} />;
}
