import { footnotesTitle, headingLink } from '@/lib/i18n/messages/content';
import type { HTMLAttributes } from 'react';
import { getNodeText } from './node-text';

type HeadingProps = HTMLAttributes<HTMLHeadingElement> & { as: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6' };

/** Permalink of a heading, with the heading's text in its accessible name (DOC-11). */
export function HeadingAnchor({ heading, href }: { heading: string; href: string }) {
  const label = headingLink(heading);
  return <a className="anchor" href={href} aria-label={label} title={label} />;
}

/** Heading with a permalink, unless it is an `h1` or has no id (DOC-11, DOC-12). */
export function Heading({ as: Tag, children, id, ...rest }: HeadingProps) {
  return (
    <Tag id={id} {...rest}>
      {children}
      {Tag !== 'h1' && id && <HeadingAnchor heading={getNodeText(children)} href={`#${id}`} />}
    </Tag>
  );
}

/** The `h2` component for a page. Translates the generated footnotes heading, visible to screen readers only. */
export function SecondLevelHeading({ children, ...rest }: HTMLAttributes<HTMLHeadingElement>) {
  const text = rest.id === 'footnote-label' ? footnotesTitle : children;
  return <h2 {...rest}>{text}</h2>;
}
