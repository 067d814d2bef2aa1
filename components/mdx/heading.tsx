import { translate } from '@/lib/i18n/translate';
import type { HTMLAttributes } from 'react';
import { nodeText } from './node-text';

export interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  as: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
}

/** A heading written as a component. `h1` and headings without an id get no link to themselves (DOC-11, DOC-12). */
export function Heading({ as: Tag, children, id, ...rest }: HeadingProps) {
  if (Tag === 'h1' || !id) {
    return (
      <Tag id={id} {...rest}>
        {children}
      </Tag>
    );
  }
  const label = translate(
    {
      id: 'theme.common.headingLinkTitle',
      message: 'Direct link to {heading}',
      description: 'Name of the link of a heading to itself',
    },
    { heading: nodeText(children) },
  );
  return (
    <Tag id={id} {...rest}>
      {children}
      <a className="anchor" href={`#${id}`} aria-label={label} title={label} />
    </Tag>
  );
}
