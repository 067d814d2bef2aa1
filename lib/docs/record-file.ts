import { decodePath } from '@/lib/routing/decode-path';
import { normalizePath } from '@/lib/routing/normalize-path';

/** Folder of the page records, below that of generated files. */
export const recordDir = 'pages';

/**
 * File of a page's record below `recordDir`: `/3.9/faq/` → `3.9/faq/page.json`.
 *
 * @param route address of the page, encoded or not
 */
export function getRecordFile(route: string): string {
  const path = normalizePath(decodePath(route), () => true);
  return path === '/' ? 'page.json' : `${path.slice(1)}/page.json`;
}
