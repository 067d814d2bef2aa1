import { normalizePath } from '@/lib/routing/normalize-path';
import type { SidebarItem } from './sidebar-items';

/** Whether an address is the page in view. */
export const isPage = (href: string | undefined, path: string) =>
  href !== undefined && normalizePath(href) === path;

/** True when the entry is, or holds, the page in view. */
export function holdsPath(entry: SidebarItem, path: string): boolean {
  return isPage(entry.href, path) || (entry.items?.some((item) => holdsPath(item, path)) ?? false);
}
