import type { AnchorHTMLAttributes } from 'react';
import { toHref } from './site-base';

/** True if an address points to another host or opens a program, e.g. `https://…`, `//host`, `mailto:`. */
export const isExternalHref = (href: string) => /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(href);

/**
 * Plain HTML link, which works without scripts and needs no hydration. `LinkBehavior` turns clicks on internal links
 * into client navigation and prefetches their pages. Links to other hosts open a new tab (DOC-35, NAV-06).
 */
export function Link({ href, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  if (!isExternalHref(href)) return <a href={toHref(href)} {...rest} />;
  return <a href={href} target="_blank" rel="noopener noreferrer" {...rest} />;
}
