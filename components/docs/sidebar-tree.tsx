import type { SidebarItem } from '@/lib/docs/sidebar-items';
import { useRoutePath } from '@/components/shell/use-route-path';
import { SidebarLevel } from './sidebar-level';

/** Tree of sidebar entries, also used in the mobile sidebar. */
export function SidebarTree({ items }: { items: readonly SidebarItem[] }) {
  return (
    <ul className="menu-list menu-root">
      <SidebarLevel items={items} path={useRoutePath()} />
    </ul>
  );
}
