import { translate } from '@/lib/i18n/translate';
import type { HTMLAttributes } from 'react';

/** The `h2` of a page. The one above footnotes, which is for screen readers and no author wrote, is said in the language of the site. */
export function SecondHeading({ children, ...rest }: HTMLAttributes<HTMLHeadingElement>) {
  const text =
    rest.id === 'footnote-label'
      ? translate({
          id: 'site.footnotes.title',
          message: 'Footnotes',
          description: 'Heading above the footnotes of a page, for screen readers',
        })
      : children;
  return <h2 {...rest}>{text}</h2>;
}
