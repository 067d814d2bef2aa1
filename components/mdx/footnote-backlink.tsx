import { footnoteBackLink } from '@/lib/i18n/messages/content';
import type { AnchorHTMLAttributes } from 'react';

/**
 * The link from a footnote back to its reference. Its name contains the number of the reference, as in `Back to
 * reference 1-2`.
 */
export function FootnoteBacklink({
  'aria-label': name = '',
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement>) {
  const label = footnoteBackLink(/[\d-]*$/.exec(name)?.[0] ?? '');
  return <a {...rest} aria-label={label} />;
}
