import type { ReactNode } from 'react';
import { nameFile } from '@/lib/mdx/name-file';
import { renderHtml } from '@/lib/mdx/render-html';

/**
 * Title and text of a docs page, as plain HTML wherever they are no more than that.
 * `file` is the source to be named when they cannot be rendered.
 */
export function DocBody({ file = 'This page', children }: { file?: string; children: ReactNode }) {
  const html = nameFile(file, () => renderHtml(children));
  const className = 'theme-doc-markdown prose';
  if (html === null) return <article className={className}>{children}</article>;
  return <article className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
