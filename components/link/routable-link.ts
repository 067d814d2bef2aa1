import { isWithinBase } from './site-base';

/** Matches paths that the router cannot load: files, and pages written as `/x.html`, whose data has another address. */
const FILE = /\.[a-z][a-z0-9]{1,4}$/i;

type HeldKeys = Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** True if a click or key press opens a link in another tab or window. */
export const isNewTabEvent = (event: HeldKeys): boolean =>
  event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;

/** Returns the link that an event targets if the router can follow it: to this site, in the same tab (NV-21). */
export function findRoutableLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== location.origin || !isWithinBase(link.pathname)) return null;
  if (link.hasAttribute('download') || (link.target && link.target !== '_self')) return null;
  if (link.matches('[data-native], [role="button"]:not([data-follow])')) return null;
  return FILE.test(link.pathname) ? null : link;
}

/** Clicks a link that is not in the page, or no longer once its dialog has closed. */
export function clickOutsideDialog(link: HTMLAnchorElement): void {
  document.body.append(link);
  link.click();
  link.remove();
}
