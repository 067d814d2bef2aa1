import { footnotesTitle } from '@/lib/i18n/messages/content';
import type { HTMLAttributes } from 'react';

/** The `h2` of a page. The generated one above the footnotes, which is for screen readers only, is translated. */
export function SecondHeading({ children, ...rest }: HTMLAttributes<HTMLHeadingElement>) {
  const text = rest.id === 'footnote-label' ? footnotesTitle : children;
  return <h2 {...rest}>{text}</h2>;
}
