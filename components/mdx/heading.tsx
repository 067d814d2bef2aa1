import { footnotesTitle } from '@/lib/i18n/messages/content';
import type { HTMLAttributes } from 'react';
import { HeadingAnchor } from './heading-anchor';
import { nodeText } from './node-text';

export interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  as: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
}

/** A heading written as a component. `h1` and headings without an id have no permalink (DOC-11, DOC-12). */
export function Heading({ as: Tag, children, id, ...rest }: HeadingProps) {
  return (
    <Tag id={id} {...rest}>
      {children}
      {Tag !== 'h1' && id && <HeadingAnchor heading={nodeText(children)} href={`#${id}`} />}
    </Tag>
  );
}

/** The `h2` of a page. The generated one above the footnotes, which is for screen readers only, is translated. */
export function SecondHeading({ children, ...rest }: HTMLAttributes<HTMLHeadingElement>) {
  const text = rest.id === 'footnote-label' ? footnotesTitle : children;
  return <h2 {...rest}>{text}</h2>;
}
