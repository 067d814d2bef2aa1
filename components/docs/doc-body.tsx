import type { ReactNode } from 'react';
import { renderHtml } from '@/lib/mdx/render-html';

/** Title and text of a docs page, as plain HTML wherever they are no more than that. */
export function DocBody({ children }: { children: ReactNode }) {
  const html = renderHtml(children);
  const className = 'theme-doc-markdown prose';
  if (html === null) return <article className={className}>{children}</article>;
  return <article className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
