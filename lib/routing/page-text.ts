import { normalizePath } from './normalize-path';

/** Folder of the files with the HTML of each page's text. */
export const pageTextFolder = '/page-text';

/** Returns the address of the file with a page's text, without the base path: `/faq/` → `/page-text/faq.txt`. */
export function getPageTextAddress(route: string): string {
  const path = normalizePath(route);
  return `${pageTextFolder}${path === '/' ? '/index' : path}.txt`;
}
