import { existsSync } from 'node:fs';
import path from 'node:path/posix';
import type { Doc, PageSource } from '@/lib/content/types';
import { decodePath } from '@/lib/routing/decode-path';
import { splitHref } from '@/lib/routing/split-href';

/**
 * File that an image reference in a doc means, path from the project root: relative to the doc's folder, or below
 * `public/` (the static files of a Docusaurus site, the first folder that has it) when the address starts with a slash. Null for other hosts and `data:`.
 * @see acceptance BLD-09
 */
export function resolveImageFile(doc: Pick<Doc, 'file' | 'pageSource'>, src: string): string | null {
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(src)) return null;
  const file = decodePath(splitHref(src).path);
  if (doc.pageSource) return resolveInSite(doc, doc.pageSource, file);
  return file.startsWith('/') ? path.join('public', file) : path.join(path.dirname(doc.file), file);
}

/** `/x.png` is a static file, `@site/x.png` counts from the site. Both are given as seen from the doc. */
function resolveInSite(
  { file: own }: Pick<Doc, 'file'>,
  { dir, siteDir, staticDirs }: PageSource,
  file: string,
): string {
  const below = path.dirname(own);
  if (file.startsWith('@site/'))
    return path.join(below, path.relative(dir, siteDir), file.slice('@site/'.length));
  if (!file.startsWith('/')) return path.join(below, file);
  const home = staticDirs.find((folder) => existsSync(path.join(folder, file))) ?? staticDirs[0];
  return home === undefined ? path.join('public', file) : path.join(below, path.relative(dir, home), file);
}
