import type { ReactNode } from 'react';
import { renderHtml } from '@/lib/mdx/render-html';

/** Text of a showcase page in the looks of the docs, apart from the live examples, which have looks of their own. */
export function Prose({ children }: { children: ReactNode }) {
  const html = renderHtml(children);
  if (html === null) throw new Error('The text of a showcase page is made of server components alone.');
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
