import { headingLink } from '@/lib/i18n/messages/content';

/** The permalink of a heading, named after the heading's text (DOC-11). */
export function HeadingAnchor({ heading, href }: { heading: string; href: string }) {
  const label = headingLink(heading);
  return <a className="anchor" href={href} aria-label={label} title={label} />;
}
