'use client';

import type { SidebarItem } from '@/lib/docs/sidebar-items';
import { useRoutePath } from '@/components/shell/use-route-path';
import siteSidebars from '@/generated/site-sidebars.json';
import { Sidebar } from './sidebar';
import { holdsPath } from './sidebar-state';

/** The sidebars of one version. */
interface VersionSidebars {
  /** `/` or e.g. `/docs/next`. */
  path: string;
  sidebars: readonly (readonly SidebarItem[])[];
}

const versions = siteSidebars as readonly VersionSidebars[];

/** The sidebar that lists a page: of the version with the longest path, the one that holds it, else its first. */
function pickSidebar(path: string): readonly SidebarItem[] {
  const within = (version: VersionSidebars) =>
    version.path === '/' || `${path}/`.startsWith(`${version.path}/`);
  const [version] = versions.filter(within).sort((a, b) => b.path.length - a.path.length);
  const sidebars = version?.sidebars ?? [];
  return sidebars.find((items) => items.some((item) => holdsPath(item, path))) ?? sidebars[0] ?? [];
}

/** The sidebar of pages of a Docusaurus site, whatever its versions and sidebars are. Stands in for `latest-sidebar.tsx`. */
export function LatestSidebar() {
  const items = pickSidebar(useRoutePath());
  return <Sidebar key={items[0]?.label} items={items} />;
}
