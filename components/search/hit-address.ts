import { isWithinBase, toHref } from '@/components/link/site-base';

/**
 * Where a hit leads: a path for pages of this site, whatever host their record names; `#` for what is no web address.
 *
 * @param siteUrl origin of the published site
 * @see acceptance SM-17
 */
export function getHitAddress(url: string, siteUrl: string): string {
  if (/^\/(?![/\\])/.test(url)) return toHref(url);
  if (!URL.canParse(url)) return '#';
  const { origin, protocol, pathname, search, hash, href } = new URL(url);
  if (protocol !== 'https:' && protocol !== 'http:') return '#';
  if (origin !== siteUrl && origin !== location.origin) return href;
  return (isWithinBase(pathname) ? pathname : toHref(pathname)) + search + hash;
}

/** Opens an address as a click on a link does: pages of this site without a load, others with one. */
export function follow(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  document.body.append(link);
  link.click();
  link.remove();
}
