import { SITE_BASE, toHref } from '@/components/link/site-base';
import { withoutBasePath } from '@/lib/routing/base-path';

/**
 * Address of a record, as used in links: for pages of this site a path without the base path, even if the record
 * contains the host of the published site; null if its URL is not http(s).
 * @param siteUrl origin of the published site
 * @see acceptance SM-17, SP-06
 */
export function readHitLink(url: unknown, siteUrl: string, basePath: string = SITE_BASE): string | null {
  if (typeof url !== 'string') return null;
  if (/^\/(?![/\\])/.test(url)) return url;
  if (!URL.canParse(url)) return null;
  const { origin, protocol, pathname, search, hash, href } = new URL(url);
  if (protocol !== 'https:' && protocol !== 'http:') return null;
  if (origin !== new URL(siteUrl).origin && origin !== globalThis.location?.origin) return href;
  return withoutBasePath(pathname, basePath) + search + hash;
}

/** `href` of a search record, including the base path, or `#` if its URL is not http(s). */
export const getHitAddress = (url: string, siteUrl: string): string =>
  toHref(readHitLink(url, siteUrl) ?? '#');

/** Opens an address like a click on a link: pages of this site without a page load, others with one. */
export function follow(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  document.body.append(link);
  link.click();
  link.remove();
}
