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

/** Folder of scripts and styles, whose names contain a hash of their content. */
export const hashedFilesFolder = '/_next/static';

/** Script with the page's data as a string in an array. */
const pageDataScript = /(<script>self\.__next_f\.push\()(\[1,"(?:[^"\\]|\\.)*"\])(\)<\/script>)/g;

/** Escapes JSON within a script like Next.js. */
const escapeScript = (json: string) =>
  json.replaceAll(/[<>&\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

/**
 * Replaces the data in a page's scripts.
 * @param html HTML of the page
 * @param edit receives the data of a script and returns the new data
 */
export const editPageData = (html: string, edit: (data: string) => string): string =>
  html.replaceAll(pageDataScript, (_, before: string, json: string, after: string) => {
    const [kind, data] = JSON.parse(json) as [number, string];
    return before + escapeScript(JSON.stringify([kind, edit(data)])) + after;
  });
