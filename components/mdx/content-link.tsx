import type { AnchorHTMLAttributes } from 'react';
import { Link } from '@/components/link/link';
import type { PageContext } from '@/lib/mdx/types';

/** `mailto:`, `tel:` and the like: neither a page nor a site. */
const otherScheme = /^(?!https?:)[a-z][a-z0-9+.-]*:/i;

/**
 * Makes the `a` of a page: pages of the site navigate in place, other sites open a new tab, places on the same
 * page stay plain.
 * @see acceptance DOC-35, NV-21
 */
export function createContentLink(context: PageContext) {
  return function ContentLink({ href, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) {
    if (href === undefined) return <a {...rest} />;
    if (href.startsWith('#')) return <a href={href} {...rest} />;
    const target = context.resolveHref(href);
    if (target.startsWith('#') || otherScheme.test(target)) return <a href={target} {...rest} />;
    return <Link href={target} {...rest} />;
  };
}
