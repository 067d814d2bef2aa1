import { translate } from '@/lib/i18n/translate';

/** The link of a heading to itself, named after the heading's text (DOC-11). */
export function HeadingAnchor({ heading, href }: { heading: string; href: string }) {
  const label = translate(
    {
      id: 'theme.common.headingLinkTitle',
      message: 'Direct link to {heading}',
      description: 'Name of the link of a heading to itself',
    },
    { heading },
  );
  return <a className="anchor" href={href} aria-label={label} title={label} />;
}
