import { isWithinBase } from './site-base';

/** Files, and pages in the form `/x.html`, whose data has another address, so the browser loads them. */
const FILE = /\.[a-z][a-z0-9]{1,4}$/i;

/**
 * The link that is the target of an event, if the router can follow it: a page of this site, in the same tab (NV-21).
 */
export function pageLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== location.origin || !isWithinBase(link.pathname)) return null;
  if (link.hasAttribute('download') || (link.target && link.target !== '_self')) return null;
  if (link.matches('[data-native], [role="button"]:not([data-follow])')) return null;
  return FILE.test(link.pathname) ? null : link;
}
