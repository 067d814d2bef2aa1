import type { ReactNode } from 'react';
import { renderHtml } from '@/lib/mdx/render-html';

/** Text of a showcase page, in the style of the docs; the live demos have their own style. */
export function Prose({ children }: { children: ReactNode }) {
  const html = renderHtml(children);
  if (html === null) throw new Error('The text of a showcase page must be made of server components.');
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
