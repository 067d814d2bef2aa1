import { clickOutsideDialog } from '@/components/link/routable-link';
import { toHref, toPath } from '@/components/link/site-base';
import { dialogConfig } from './dialog-config';

/**
 * Converts the URL of a search hit to a link target. For pages of this site, returns a path without the base path, even
 * if the URL contains the host of the published site. Returns null if the URL is not http(s).
 * @see acceptance SM-17, SP-06
 */
export function getHitLinkTarget(url: unknown): string | null {
  if (typeof url !== 'string') return null;
  if (/^\/(?![/\\])/.test(url)) return url;
  if (!URL.canParse(url)) return null;
  const { origin, protocol, pathname, search, hash, href } = new URL(url);
  if (protocol !== 'https:' && protocol !== 'http:') return null;
  if (origin !== new URL(dialogConfig.siteUrl).origin && origin !== globalThis.location?.origin) return href;
  return toPath(pathname) + search + hash;
}

/** Returns the `href` for the URL of a search hit, including the base path; `#` if the URL is not http(s). */
export const getHitHref = (url: string): string => toHref(getHitLinkTarget(url) ?? '#');

/** Opens an address like a click on a link, so that pages of this site open by client navigation. */
export function openAddress(address: string): void {
  clickOutsideDialog(Object.assign(document.createElement('a'), { href: address }));
}
