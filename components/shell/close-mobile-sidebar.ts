import type { MouseEvent } from 'react';
import { clickOutsideDialog, isNewTabEvent } from '@/components/link/routable-link';
import { isMenuHistoryEntry } from './menu-history';

let leaving = false;

/**
 * Closes the mobile sidebar by going back over its history entry, then calls `next`. If that entry remained, a later
 * "back" would appear to do nothing. Returns false if that entry is not the current one.
 */
export function closeMobileSidebar(next?: () => void): boolean {
  if (!isMenuHistoryEntry()) return false;
  if (leaving) return true;
  leaving = true;
  const onPop = () => {
    leaving = false;
    next?.();
  };
  addEventListener('popstate', onPop, { once: true });
  history.back();
  return true;
}

/**
 * Follows a clicked menu link that opens in this window. First goes back over the history entry of the open menu, so
 * that "back" on the next page leads to the page where the menu was opened (NAV-24, NAV-26).
 * @returns true if the caller must close the menu
 */
export function followMenuLink(event: MouseEvent): boolean {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]:not([role="button"])');
  if (!link || isNewTabEvent(event)) return false;
  if (link.target || !isMenuHistoryEntry()) return true;
  event.preventDefault();
  // Clicks a copy, because the link itself is removed with the menu.
  closeMobileSidebar(() => clickOutsideDialog(link.cloneNode() as HTMLAnchorElement));
  return false;
}
