import { normalizePath } from './normalize-path';

/** Folder of the texts of pages, as HTML. */
export const pageTextFolder = '/page-text';

/**
 * Address of the file with the text of a page, which browsers fetch when they navigate to it: `/faq/` →
 * `/page-text/faq.txt`.
 * @param route address of the page without the base path
 */
export function getPageTextAddress(route: string): string {
  const path = normalizePath(route);
  return `${pageTextFolder}${path === '/' ? '/index' : path}.txt`;
}
