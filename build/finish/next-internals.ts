/**
 * The build code that depends on undocumented behavior of Next.js. `tests/export/next-internals.test.ts` checks each
 * value in this file against the finished export. `lib/browser/next-internals.ts` is the counterpart for the browser.
 */
import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { BundlerEntry } from '@/lib/browser/inline/settings';
import { notFoundPath } from '@/lib/browser/next-internals';

/** Files with page data by segment. Only `router.prefetch` requests them, which the site does not use. */
const segmentFile = /(^|\/)__next\.[^/]*\.txt$/;
/** Route from which Next.js exports `404.html`. Its page, data file and folder are exported, too. */
const notFoundName = notFoundPath.slice(1);
/** Data file of the not-found page, beside `404.html`. */
const notFoundData = '404.txt';

/**
 * Removes the files of an export that no browser requests, and moves the data of the not-found page to where other pages
 * have theirs. Returns the paths of the remaining files.
 */
export function removeUnusedFiles(outDir: string, files: readonly string[]): string[] {
  const isUnused = (file: string) => segmentFile.test(file) || file.split(/[./]/, 1)[0] === notFoundName;
  const hasNotFoundPage = files.includes(`${notFoundName}.txt`);
  if (hasNotFoundPage) renameSync(join(outDir, `${notFoundName}.txt`), join(outDir, notFoundData));
  for (const file of files.filter(isUnused)) rmSync(join(outDir, file), { force: true });
  rmSync(join(outDir, notFoundName), { recursive: true, force: true });
  return [...files.filter((file) => !isUnused(file)), ...(hasNotFoundPage ? [notFoundData] : [])];
}

/** Scripts of an exported page that are loaded from a file, except those for old browsers. */
const fileScript = /<script src="([^"]*)"(?: id="_R_")? async=""><\/script>/g;
/** Scripts that an exported page preloads: the same ones, and those that `next/dynamic` imports. */
const scriptPreload = /<link rel="preload"(?=[^>]* as="script")[^>]* href="([^"]*)"[^>]*>/g;

/** Attribute that `next/dynamic` adds to links to style sheets, although HTML does not allow it there. */
const styleSheetAs = /(?<=<link [^>]*rel="stylesheet") as="style"/g;

/** Connection to the host of the page itself, which Next.js asks for on pages with fonts that it does not preload. */
const ownPreconnect = /<link rel="preconnect" href="\/"[^>]*>/g;

/** Inline script that passes the entry of the site to the runtime of the bundler. */
const entryScript = /<script(?: id="_R_")?>\(globalThis\["TURBOPACK"\][^<]*?\.push\(([^<]*)\);<\/script>/g;
/** Inline scripts with the data of the page, which its data file contains as well. */
const dataScript = /<script>\(?self\.__next_f(?:(?!<\/script>)[^])*<\/script>/g;
/** Other inline scripts: the one of next-themes, which the inline script of all pages contains. */
const otherScript = /<script>(?:(?!<\/script>)[^])+<\/script>/g;

/** What `takeScripts` finds in an exported page. */
export interface TakenScripts {
  /** The page without the scripts. Empty elements remain where React expects an inline script. */
  html: string;
  /** Addresses of the scripts in files. */
  files: string[];
  /** What the page passes to the runtime of the bundler to start the site; the same on all pages. */
  entry: BundlerEntry;
}

/**
 * Takes all scripts out of an exported page, except those for old browsers, and makes its HTML valid.
 * @param file path of the page, for the error
 * @throws Error if the page does not start the site exactly once
 */
export function takeScripts(page: string, file: string): TakenScripts {
  const addresses = [fileScript, scriptPreload].flatMap((pattern) =>
    [...page.matchAll(pattern)].map(([, address = '']) => address),
  );
  const [entry, ...others] = [...page.matchAll(entryScript)].map(([, json = '']) => json);
  if (entry === undefined || others.length > 0)
    throw new Error(`Next.js has changed: the exported page ${file} does not start the site once.`);
  const html = [fileScript, scriptPreload, styleSheetAs, ownPreconnect, entryScript, dataScript].reduce(
    (text, pattern) => text.replaceAll(pattern, ''),
    page,
  );
  return {
    html: html.replaceAll(otherScript, '<script></script>'),
    files: [...new Set(addresses)],
    entry: JSON.parse(entry) as BundlerEntry,
  };
}

/** Returns the ids of the modules that a module in a minified script requires, in order. */
function listRequired(script: string, id: number | undefined): number[] {
  const [, code = ''] =
    new RegExp(`[,\\]]${id},\\(?[\\w,]+\\)?=>(.*?\\})(?:,\\d+,\\(?[\\w,]+\\)?=>|\\]\\))`, 's').exec(script) ??
    [];
  return [...code.matchAll(/\.[ir]\((\d+)\)/g)].map(([, required]) => Number(required));
}

/**
 * Returns the ids of the modules that Next.js runs in one long task when it starts, in order. The last module that the
 * entry requires is the one that hydrates the page. @see decision 171
 * @param script content of the script that contains the entry
 * @throws Error if there are none
 */
export function findStartModules({ runtimeModuleIds }: BundlerEntry, script: string): number[] {
  const direct = listRequired(script, runtimeModuleIds.at(-1));
  const inner = listRequired(script, direct.at(-1));
  if (inner.length === 0)
    throw new Error('Next.js has changed: the module that hydrates pages requires no others.');
  return [...new Set([...direct.slice(0, -1), ...inner])];
}

/**
 * Comment at the start of a script that makes Chromium compile all its functions beside the main thread while it loads.
 * Otherwise each is compiled when it first runs: React alone keeps a slow phone busy for 0.1 s. Others ignore it.
 */
export const compileAheadComment = '//# allFunctionsCalledOnLoad\n';

/** Folder of scripts and styles, whose names contain a hash of their content. */
export const hashedFilesFolder = '/_next/static';
