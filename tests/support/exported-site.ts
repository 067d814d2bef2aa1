import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '@/lib/checks/export/served-files';

/** Finished exports that are tested: the site, and the site made of the fixture content. */
export const outDirs = ['out', 'out-fixtures'] as const;

export interface ExportedPage {
  /** The page's own address, read from the page. */
  route: string;
  /** Name of the docs version, or `default` for other pages. */
  version: string;
}

/**
 * Every docs page of an export, once, by its own address.
 * @throws Error when the folder holds no finished export
 */
export function listPages(outDir: string): ExportedPage[] {
  if (!existsSync(join(outDir, '404.html')))
    throw new Error(`${outDir}/ holds no finished site: build it first.`);
  const pages = new Map<string, ExportedPage>();
  for (const file of listFiles(outDir)) {
    if (!file.endsWith('.html') || file.startsWith('_next')) continue;
    const html = readFileSync(join(outDir, file), 'utf8');
    const route = /<meta name="permalink" content="([^"]*)"/.exec(html)?.[1];
    const version = /<meta name="docsearch:docusaurus_tag" content="docs-default-([^"]*)"/.exec(html)?.[1];
    if (route !== undefined && version !== undefined) pages.set(route, { route, version });
  }
  return [...pages.values()];
}
