import type { MouseEvent } from 'react';
import { isMenuEntry } from './menu-entry';

let leaving = false;

/**
 * Closes the mobile sidebar by a step back over its history entry, so that none is left that a later "back" would seem
 * to ignore; then calls `next`. False when that entry is not in view.
 */
export function leaveMenu(next?: () => void): boolean {
  if (!isMenuEntry()) return false;
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

/** Clicks a copy of a link: the link itself is gone with the menu. */
function click(link: HTMLAnchorElement) {
  const copy = link.cloneNode() as HTMLAnchorElement;
  document.body.append(copy);
  copy.click();
  copy.remove();
}

/**
 * Follows a link of the menu that is meant for this window: from the entry before, which the reader will come back to
 * (NAV-24, NAV-26).
 * @returns whether the menu is to be closed.
 */
export function followFromMenu(event: MouseEvent): boolean {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]:not([role="button"])');
  if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  if (link.target || !isMenuEntry()) return true;
  event.preventDefault();
  leaveMenu(() => click(link));
  return false;
}
