/**
 * The build code that depends on undocumented behavior of Next.js. `tests/export/next-internals.test.ts` checks each
 * value in this file against the finished export. `lib/browser/next-internals.ts` is the counterpart for the browser.
 */
import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pageDataIndexFile, pageDataSuffix, notFoundPath } from '@/lib/browser/next-internals';

/** Files with page data by segment. Only `router.prefetch` requests them, which the site does not use. */
const segmentFile = /(^|\/)__next\.[^/]*\.txt$/;
/** Route from which Next.js exports `404.html`. Its page, data file and folder are exported too. */
const notFoundName = notFoundPath.slice(1);

/** Removes the files of an export that no browser requests, and returns the paths of the remaining files. */
export function removeUnusedFiles(outDir: string, files: readonly string[]): string[] {
  const isUnused = (file: string) => segmentFile.test(file) || file.split(/[./]/, 1)[0] === notFoundName;
  for (const file of files.filter(isUnused)) rmSync(join(outDir, file));
  rmSync(join(outDir, notFoundName), { recursive: true, force: true });
  return files.filter((file) => !isUnused(file));
}

/** Scripts of an exported page that are loaded from a file, except those for old browsers. */
const fileScript = /<script src="([^"]*)"(?: id="_R_")? async=""><\/script>/g;
/** Scripts that an exported page preloads: the same ones, and those that `next/dynamic` imports. */
const scriptPreload = /<link rel="preload"(?=[^>]* as="script")[^>]* href="([^"]*)"[^>]*>/g;

/** Inline scripts of an exported page: one that starts the bundler's runtime, and several with the page's data. */
const inlineScript =
  /<script(?: id="_R_")?>((?:\(?self\.__next_f|\(globalThis\["TURBOPACK"\])(?:(?!<\/script>)[^])*)<\/script>/g;

/** What is between two consecutive parts of the page's data. React splits the data wherever it happens to pause. */
const dataSeparator = '"])\nself.__next_f.push([1,"';

/** Takes all scripts of Next.js out of an exported page: those in files, by their addresses, and the inline code. */
export function takeScripts(html: string) {
  const addresses = [fileScript, scriptPreload].flatMap((pattern) =>
    [...html.matchAll(pattern)].map(([, address = '']) => address),
  );
  const code = [...html.matchAll(inlineScript)].map(([, text = '']) => text);
  return {
    html: html.replaceAll(fileScript, '').replaceAll(scriptPreload, '').replaceAll(inlineScript, ''),
    files: [...new Set(addresses)],
    /** The same for builds of the same content (VER-16). */
    code: code.join('\n').replaceAll(dataSeparator, ''),
  };
}

/**
 * Copies the data of a page whose address ends in a slash to where the router requests it: `/faq.txt` to
 * `/faq/index.txt`. `path` has no trailing slash.
 */
export function copyPageDataToIndex(outDir: string, path: string): void {
  const target = join(outDir, path, pageDataIndexFile);
  mkdirSync(dirname(target), { recursive: true });
  copyFileSync(join(outDir, path + pageDataSuffix), target);
}

/** Folder of scripts and styles, whose names contain a hash of their content. */
export const hashedFilesFolder = '/_next/static';
