import type { ReactNode } from 'react';

const className = 'theme-doc-markdown prose';

/** Title and text of a page: HTML from the prepare step, or elements. */
export function DocBody(props: { html: string } | { children: ReactNode }) {
  if ('html' in props)
    return <article className={className} dangerouslySetInnerHTML={{ __html: props.html }} />;
  return <article className={className}>{props.children}</article>;
}
