import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { assetFolder } from '@/lib/browser/next-internals';
import { listFiles } from '@/lib/checks/export/served-files';
import type { CspOrigins } from './csp';
import { addHeadElements } from './head-elements';
import { copyPageDataToIndex, mergePageDataScripts, removeUnusedFiles } from './next-internals';
import { buildServeConfig } from './serve-config';
import { normalizeHead } from './normalize-head';

export interface FinishOptions {
  /** Folder of the export. */
  outDir: string;
  /** Routes that end in a slash, by the same path without the slash: `/faq` → `/faq/`. */
  permalinks: Readonly<Record<string, string>>;
  basePath: string;
  /** Code of an inline script for the home page. */
  homeScript?: string | undefined;
  origins?: CspOrigins;
}

const NOT_FOUND = '404.html';

const pathOf = (file: string) => `/${file.replace(/\.html$/, '')}`.replace(/^\/index$/, '/');

/**
 * Prepares the export of Next.js for any static host. Adds the Content Security Policy and the permalink to each page,
 * makes each page available as `/x`, `/x/`, `/x.html` and `/x/index.html`, copies page data to where the router
 * requests it, and writes `serve.json`, the settings of the program `serve`.
 * @returns number of pages
 * @throws Error if a page of the export cannot be read or has no `<head>`
 * @see acceptance RT-19, RT-20, RT-22, RT-26
 */
export function finishExport({
  outDir,
  permalinks,
  basePath,
  homeScript,
  origins = {},
}: FinishOptions): number {
  const files = removeUnusedFiles(outDir, listFiles(outDir));
  const pages = files.filter((file) => file.endsWith('.html') && !`/${file}`.startsWith(assetFolder));
  for (const file of pages) {
    const path = pathOf(file);
    const permalink = file === NOT_FOUND ? null : `${basePath}${permalinks[path] ?? path}`;
    const script = path === '/' ? homeScript : undefined;
    const target = join(outDir, file);
    const page = normalizeHead(mergePageDataScripts(readFileSync(target, 'utf8')));
    writeFileSync(target, addHeadElements(page, { permalink, script, origins }));
    if (file === NOT_FOUND || path === '/') continue;
    mkdirSync(join(outDir, path), { recursive: true });
    copyFileSync(target, join(outDir, path, 'index.html'));
    if (permalinks[path]) copyPageDataToIndex(outDir, path);
  }
  if (basePath === '') {
    const config = buildServeConfig(pages.map(pathOf));
    writeFileSync(join(outDir, 'serve.json'), `${JSON.stringify(config, null, 2)}\n`);
  }
  return pages.length;
}
