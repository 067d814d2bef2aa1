import { footnoteBackLink, opensInNewTab } from '@/lib/i18n/messages/content';
import type { AnchorHTMLAttributes } from 'react';
import { isExternalHref, Link } from '@/components/link/link';
import type { PageContext } from '@/lib/mdx/types';
import { HeadingAnchor } from './heading';
import { getNodeText } from './node-text';

/** Matches `mailto:`, `tel:` and similar addresses, which point neither to a page nor to another site. */
const otherScheme = /^(?!https?:)[a-z][a-z0-9+.-]*:/i;

/** True if the text of a link is its address, so that print styles do not have to add the address. */
function isBare(text: string, href: string) {
  const bare = (address: string) => address.replace(/^(?:https?:\/\/|mailto:)/, '').replace(/\/$/, '');
  return bare(text) === bare(href);
}

/** Link from a footnote back to its reference. Its name contains the number, for example `Back to reference 1-2`. */
function FootnoteBacklink({ 'aria-label': name = '', ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  const label = footnoteBackLink(/[\d-]*$/.exec(name)?.[0] ?? '');
  return <a {...rest} aria-label={label} />;
}

type ContentLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { 'data-heading'?: string };

/**
 * Creates the `a` component for a page: links within the site use client navigation, external links open a new tab and
 * announce it to assistive technology, and links within the page remain plain.
 * @see acceptance DOC-35, NV-21
 */
export function createContentLink(context: PageContext) {
  return function ContentLink({ 'data-heading': heading, href, ...rest }: ContentLinkProps) {
    if (href === undefined) return <a {...rest} />;
    // The permalink of a heading.
    if (heading !== undefined) return <HeadingAnchor heading={heading} href={href} />;
    if ('data-footnote-backref' in rest) return <FootnoteBacklink href={href} {...rest} />;
    if (href.startsWith('#')) return <a href={href} {...rest} />;
    const target = context.resolveHref(href);
    const bare = isBare(getNodeText(rest.children), target) ? { 'data-bare': '' } : {};
    if (target.startsWith('#') || otherScheme.test(target)) return <a href={target} {...bare} {...rest} />;
    if (!isExternalHref(target)) return <Link href={target} {...rest} />;
    return <Link href={target} aria-description={opensInNewTab} {...bare} {...rest} />;
  };
}
