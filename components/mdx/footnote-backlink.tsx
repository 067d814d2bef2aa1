import { translate } from '@/lib/i18n/translate';
import type { AnchorHTMLAttributes } from 'react';

/** The link from a footnote back to its mark. Its name comes with the number of the mark, as in `Back to reference 1-2`. */
export function FootnoteBacklink({
  'aria-label': name = '',
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement>) {
  const label = translate(
    {
      id: 'site.footnotes.back',
      message: 'Back to reference {number}',
      description: 'Name of the link from a footnote back to its mark in the text',
    },
    { number: /[\d-]*$/.exec(name)?.[0] ?? '' },
  );
  return <a {...rest} aria-label={label} />;
}
