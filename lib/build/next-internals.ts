/**
 * The build code that depends on undocumented behavior of Next.js. `tests/build/next-internals.test.ts` checks each
 * value in this file against the finished export. `lib/browser/next-internals.ts` is the counterpart for the browser.
 */
import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pageDataIndexFile, pageDataSuffix, notFoundPath } from '@/lib/browser/next-internals';

/** Files with page data by segment. Only `router.prefetch` requests them, which the site does not use. */
const segmentFile = /(^|\/)__next\.[^/]*\.txt$/;
/** Route from which Next.js exports `404.html`. Its page, data file and folder are exported too. */
const notFoundName = notFoundPath.slice(1);

/** Markup between two consecutive scripts with data of the same page. */
export const pageDataSeparator = '"])</script><script>self.__next_f.push([1,"';

/**
 * Removes the files of an export that no browser requests.
 * @param files paths of all files
 * @returns paths of the remaining files
 */
export function removeUnusedFiles(outDir: string, files: readonly string[]): string[] {
  const isUnused = (file: string) => segmentFile.test(file) || file.split(/[./]/, 1)[0] === notFoundName;
  for (const file of files.filter(isUnused)) rmSync(join(outDir, file));
  rmSync(join(outDir, notFoundName), { recursive: true, force: true });
  return files.filter((file) => !isUnused(file));
}

/**
 * Merges the scripts that contain a page's data into one. React splits the data wherever it happens to pause, so two
 * builds of the same content would differ.
 * @see acceptance VER-16
 */
export const mergePageDataScripts = (html: string) => html.replaceAll(pageDataSeparator, '');

/**
 * Copies the data of a page whose address ends in a slash to where the router requests it: `/faq.txt` to
 * `/faq/index.txt`.
 * @param path path of the page without the trailing slash
 * @throws Error if Next.js has written no data for the page
 */
export function copyPageDataToIndex(outDir: string, path: string): void {
  const target = join(outDir, path, pageDataIndexFile);
  mkdirSync(dirname(target), { recursive: true });
  copyFileSync(join(outDir, path + pageDataSuffix), target);
}
