import type { HTMLAttributes } from 'react';
import { HeadingAnchor } from './heading-anchor';
import { nodeText } from './node-text';

export interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  as: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
}

/** A heading written as a component. `h1` and headings without an id have no permalink (DOC-11, DOC-12). */
export function Heading({ as: Tag, children, id, ...rest }: HeadingProps) {
  if (Tag === 'h1' || !id) {
    return (
      <Tag id={id} {...rest}>
        {children}
      </Tag>
    );
  }
  return (
    <Tag id={id} {...rest}>
      {children}
      <HeadingAnchor heading={nodeText(children)} href={`#${id}`} />
    </Tag>
  );
}
