import { useState } from 'react';
import { containsPath, isCategory, type SidebarItem } from '@/lib/docs/sidebar-items';

const findCategory = (items: readonly SidebarItem[], path: string): number =>
  items.findIndex((item) => isCategory(item) && containsPath(item, path));

/**
 * Keeps which category of a level is open: first the one that contains the page, or else the first that is configured to
 * be open. A navigation opens the category of the new page. `toggle` opens a category, or closes it if `isOpen` is false
 * (SB-08, SB-09, SB-10).
 * @returns the index of the open category, or -1; true if the reader has used a toggle since the last navigation
 */
export function useOpenCategory(items: readonly SidebarItem[], path: string) {
  const [{ open, isAnimated, shownPath }, setLevel] = useState(() => {
    const current = findCategory(items, path);
    const configured = items.findIndex((item) => item.open && item.collapsible !== false);
    return { open: current === -1 ? configured : current, isAnimated: false, shownPath: path };
  });
  if (path !== shownPath) {
    const current = findCategory(items, path);
    setLevel({ open: current === -1 ? open : current, isAnimated: false, shownPath: path });
  }
  const toggle = (index: number, isOpen: boolean) =>
    setLevel((before) => ({ ...before, open: isOpen ? index : -1, isAnimated: true }));
  return { open, isAnimated, toggle };
}
