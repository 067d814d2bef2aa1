import { usePathname } from 'next/navigation';
import { useSyncExternalStore } from 'react';

const MARK = 'menu';

/** Id of the mobile sidebar, with which the menu button opens it before scripts run. */
export const mobileMenuId = 'mobile-menu';

/** True if the mobile sidebar was opened before its code ran, as a popover. */
export const isMenuPopoverOpen = () =>
  'popover' in HTMLElement.prototype && document.querySelector(`#${mobileMenuId}:popover-open`) !== null;

/** True if the current history entry was added when the mobile sidebar opened. */
export const isMenuHistoryEntry = () => Boolean((history.state as Record<string, unknown> | null)?.[MARK]);

/** Renders the mobile sidebar again after a change that fires no event. */
export const updateMobileMenu = () => dispatchEvent(new Event('toggle'));

/**
 * Adds a history entry for the open mobile sidebar. The sidebar is open while this entry is current, so that the
 * browser's back button closes it without leaving the page (NAV-26).
 */
export function addMenuHistoryEntry() {
  history.pushState({ ...history.state, [MARK]: true }, '');
  updateMobileMenu();
}

function subscribe(onChange: () => void) {
  const end = new AbortController();
  for (const type of ['popstate', 'toggle'])
    addEventListener(type, onChange, { capture: true, signal: end.signal });
  return () => end.abort();
}

/** True if the mobile sidebar is open. */
export function useMenuOpen(): boolean {
  // Subscribes to the path, so that a navigation to another page renders again and closes the sidebar.
  usePathname();
  return useSyncExternalStore(subscribe, isMenuHistoryEntry, () => false);
}

/** True in served HTML, and as long as the reader leaves the sidebar open as a popover. */
export const useMenuServed = () => useSyncExternalStore(subscribe, isMenuPopoverOpen, () => true);
