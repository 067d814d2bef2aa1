import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { toHref } from './site-base';

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  children?: ReactNode;
}

/** Whether an address leads to another host or opens a program, e.g. `https://…`, `//host`, `mailto:`. */
export const isExternalHref = (href: string) => /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(href);

/**
 * A link as plain HTML: it works without scripts and costs nothing to hydrate. `LinkRuntime` turns clicks on
 * internal ones into client navigation and prefetches them. Links to other hosts open a new tab (DOC-35, NAV-06).
 */
export function Link({ href, ...rest }: LinkProps) {
  if (!isExternalHref(href)) return <a href={toHref(href)} {...rest} />;
  return <a href={href} target="_blank" rel="noopener noreferrer" {...rest} />;
}
