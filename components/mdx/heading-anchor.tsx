import { headingLink } from '@/lib/i18n/messages/content';

/** Permalink of a heading, with the heading's text in its accessible name (DOC-11). */
export function HeadingAnchor({ heading, href }: { heading: string; href: string }) {
  const label = headingLink(heading);
  return <a className="anchor" href={href} aria-label={label} title={label} />;
}
