'use client';

import { pickSidebar } from '@/generated/sidebar-current';
import { useRoutePath } from '@/components/shell/use-route-path';
import { isDocPath } from '@/lib/routing/is-doc-path';
import { Sidebar } from './sidebar';

/**
 * Sidebar of the latest version, and of all versions without their own route folder in `app`. Pages outside any version,
 * such as `/help`, are in the same folder and have no sidebar.
 */
export function LatestSidebar() {
  return isDocPath(useRoutePath()) ? <Sidebar pickSidebar={pickSidebar} /> : null;
}
