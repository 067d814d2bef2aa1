'use client';

import { useRoutePath } from '@/components/shell/use-route-path';
import siteSidebars from '@/generated/site-sidebars.json';
import { pickSidebar, type VersionSidebars } from '@/lib/docs/pick-sidebar';
import { Sidebar } from './sidebar';

/** The sidebar of pages of a Docusaurus site, whatever its versions and sidebars are. Stands in for `latest-sidebar.tsx`. */
export function LatestSidebar() {
  const items = pickSidebar(siteSidebars as readonly VersionSidebars[], useRoutePath());
  return <Sidebar key={items[0]?.label} items={items} />;
}
