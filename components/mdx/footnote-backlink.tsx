import { footnoteBackLink } from '@/lib/i18n/messages/content';
import type { AnchorHTMLAttributes } from 'react';

/** The link from a footnote back to its mark. Its name comes with the number of the mark, as in `Back to reference 1-2`. */
export function FootnoteBacklink({
  'aria-label': name = '',
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement>) {
  const label = footnoteBackLink(/[\d-]*$/.exec(name)?.[0] ?? '');
  return <a {...rest} aria-label={label} />;
}
