import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '@/lib/checks/export/served-files';

/** Folders of the exports that are tested: the site and the fixture site. */
export const outDirs = ['out', 'out-fixtures'] as const;

/** Routes of the pages outside any version, such as `/help`. Both exports have them. */
export const sitePageRoutes = readdirSync('content/site').map((name) => `/${name.replace(/\.md$/, '')}`);

export interface ExportedPage {
  /** Address that the page states in its `page-address` meta element. */
  route: string;
  /** Name of the version, such as `current` or `3.9`. */
  version: string;
}

/**
 * Lists every docs page of an export once, although most pages are stored in two files.
 * @throws Error when the folder does not contain a finished export
 */
export function listPages(outDir: string): ExportedPage[] {
  if (!existsSync(join(outDir, '404.html')))
    throw new Error(`${outDir}/ does not contain a finished site. Build the site first.`);
  const pages = new Map<string, ExportedPage>();
  for (const file of listFiles(outDir)) {
    if (!file.endsWith('.html') || file.startsWith('_next')) continue;
    const html = readFileSync(join(outDir, file), 'utf8');
    const address = /<meta name="page-address" content="([^"]*)"/.exec(html)?.[1];
    const route = address?.replaceAll('&#39;', "'").replaceAll('&amp;', '&');
    const version = /<meta name="docsearch:docusaurus_tag" content="docs-default-([^"]*)"/.exec(html)?.[1];
    if (route !== undefined && version !== undefined) pages.set(route, { route, version });
  }
  return [...pages.values()];
}
