import { renderToStaticMarkup } from 'react-dom/server';
import type { PageRecord } from '@/lib/docs/page-record';
import { CategoryPage, DocPage } from './doc-page';

/** Rendered pages by route, with the data they were rendered from. In development, an edit changes few pages. */
const known = new Map<string, { data: string; rendered: string }>();

/**
 * Renders what the `main` element of a page contains, unless it was already rendered from the same data.
 * @param html HTML of the title and the text
 * @see acceptance DOC-01
 */
export function renderPage(page: PageRecord, html: string): string {
  const data = JSON.stringify([page, html]);
  const before = known.get(page.route);
  if (before?.data === data) return before.rendered;
  const rendered = renderToStaticMarkup(
    page.type === 'doc' ? <DocPage page={page} html={html} /> : <CategoryPage page={page} html={html} />,
  );
  known.set(page.route, { data, rendered });
  return rendered;
}
