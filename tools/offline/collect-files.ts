import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getVersionHome, getActiveVersion } from '@/lib/docs/versions';
import { listExportedFiles, listServedFiles } from '@/lib/checks/export/served-files';
import { decodePath } from '@/lib/routing/decode-path';
import { withoutBasePath } from '@/lib/routing/base-path';
import { isDocPath } from '@/lib/routing/is-doc-path';
import { normalizePath } from '@/lib/routing/normalize-path';
import type { IndexManifest } from '@/lib/search/index-format';
import { getSearchFileAddress } from '@/lib/search/fetch-file';
import type { SiteConfig } from '@/lib/site/schema';
import type { OfflineScript } from './build-script';
import { removeLinks } from './link-copies';
import { getChangesFile, getPageFile, type OfflineCopy } from './offline-copy';
import { rewriteChanges, rewritePage, scriptFile, styleFile } from './rewrite-page';
import { storeAsScript } from './stored-file';

/** Site pages in every copy. Those of the showcase are not: their controls need Next.js. */
const sitePages = new Set([
  '/search',
  '/versions',
  '/changes',
  '/help',
  '/glossary',
  '/accessibility',
  '/tools/config',
  '/tools/headers',
  '/tools/setup',
]);

/** A finished export, read once for the copies of all versions. */
export interface FinishedSite {
  outDir: string;
  basePath: string;
  config: Pick<SiteConfig, 'url' | 'versions'>;
  /** Exported file of each page, by route. */
  pages: ReadonlyMap<string, string>;
  /** Paths of all files that are not pages. */
  assets: ReadonlySet<string>;
}

/** Licenses of all packages, in the root folder of the export. */
const licensesFile = 'third-party-licenses.txt';

const pageAddress = /<meta name="page-address" content="([^"]*)"/;

/**
 * Reads the list of pages and files of an export.
 * @throws Error if the folder contains no finished export, or none with the site's own search index
 */
export function readFinishedSite(
  outDir: string,
  basePath: string,
  config: FinishedSite['config'],
): FinishedSite {
  if (!existsSync(join(outDir, 'search.html')))
    throw new Error(`${outDir} contains no finished site. Run "npm run build" first.`);
  if (!existsSync(join(outDir, 'search-index')))
    throw new Error(`${outDir} has no search index. Build the site without hosted search (DOCS_SEARCH_…).`);
  const pages = new Map<string, string>();
  for (const file of listServedFiles(outDir).pages) {
    const address = pageAddress.exec(readFileSync(join(outDir, file), 'utf8'))?.[1];
    if (address !== undefined) pages.set(withoutBasePath(address, basePath || '/'), file);
  }
  const others = listExportedFiles(outDir).filter((file) => !/\.(?:html|txt)$/.test(file));
  return { outDir, basePath, config, pages, assets: new Set(others.map((file) => `/${file}`)) };
}

/** Reads all parts of a version's search index and returns them as one JSON text, by path. */
function readSearchIndex(outDir: string, version: string): string {
  const read = (path: string): unknown =>
    JSON.parse(readFileSync(join(outDir, getSearchFileAddress(path)), 'utf8'));
  const manifest = read(`${version}.json`) as IndexManifest;
  const folder = join(outDir, getSearchFileAddress(`${manifest.folder}/`));
  const parts = listExportedFiles(folder).map((name) => `${manifest.folder}/${name}`);
  return JSON.stringify(Object.fromEntries([`${version}.json`, ...parts].map((path) => [path, read(path)])));
}

/** Returns the files of a copy that hold an asset of the site, by their path. */
function readAsset(site: FinishedSite, path: string): [string, string | Uint8Array][] {
  const file = path.slice(1);
  const content = readFileSync(join(site.outDir, decodePath(file)));
  if (file.endsWith('.md'))
    return [
      [file, content],
      [`${file}.js`, storeAsScript(content.toString('utf8'))],
    ];
  return [[file, content]];
}

/**
 * Collects the files of a version's offline copy, by path from the root of the copy.
 * @param shared script and styles of all copies
 * @param withClips false to leave out the clips
 */
export function collectCopyFiles(
  site: FinishedSite,
  version: SiteConfig['versions'][number],
  shared: OfflineScript,
  withClips: boolean,
): Map<string, string | Uint8Array> {
  const { outDir, basePath, config } = site;
  const isIncluded = (route: string) =>
    isDocPath(route) ? getActiveVersion(config.versions, route)?.name === version.name : sitePages.has(route);
  const routes = [...site.pages.keys()].filter(isIncluded).sort();
  const copy: OfflineCopy = {
    version: version.name,
    home: normalizePath(getVersionHome(version)),
    siteUrl: config.url.replace(/\/+$/, '') + basePath,
    pages: routes.map((route) => normalizePath(route)),
  };
  const { name, label, path } = version;
  const versions = JSON.stringify([{ name, label, path, isLast: true }]);
  const files = new Map<string, string | Uint8Array>([
    [scriptFile, `window.offlineCopy = ${JSON.stringify(copy)};\n${shared.script}`],
    [styleFile, shared.styles],
    ['search-index.json.js', storeAsScript(readSearchIndex(outDir, name))],
  ]);
  const assets = new Set<string>();
  const isAsset = (candidate: string) => site.assets.has(decodePath(candidate));
  for (const route of routes) {
    const source = removeLinks(readFileSync(join(outDir, site.pages.get(route) ?? ''), 'utf8'));
    const file = getPageFile(route, copy);
    const { headScript } = shared;
    const options = { copy, file, route, versions, basePath, headScript, isAsset, withClips };
    const page = rewritePage(source, options);
    files.set(decodePath(file), page.html);
    for (const asset of page.assets) assets.add(asset);
    if (page.changes === undefined) continue;
    const { html } = JSON.parse(readFileSync(join(outDir, page.changes), 'utf8')) as { html: string };
    const changes = rewriteChanges(html, options);
    files.set(
      `${decodePath(getChangesFile(file))}.js`,
      storeAsScript(JSON.stringify({ html: changes.html })),
    );
    for (const asset of changes.assets) assets.add(asset);
  }
  // The script contains packages whose licenses demand to be passed on.
  if (existsSync(join(outDir, licensesFile)))
    files.set(licensesFile, readFileSync(join(outDir, licensesFile)));
  for (const asset of assets) for (const [file, content] of readAsset(site, asset)) files.set(file, content);
  return files;
}
