import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StartSettings } from '@/lib/browser/inline/settings';
import { assetFolder, findBuildId } from '@/lib/browser/next-internals';
import { listFiles } from '@/lib/checks/export/served-files';
import { listPages } from '@/lib/docs/page-sidebar';
import { listPageFolders } from '@/lib/docs/site-pages';
import type { SiteModel } from '@/lib/docs/types';
import { encodePath } from '@/lib/routing/decode-path';
import { normalizePath } from '@/lib/routing/normalize-path';
import { escapeHtml } from '@/lib/text/escape-html';
import type { InlineScripts } from '@/build/browser-scripts';
import { cacheForever, hashedFolders } from '@/build/hosting/site-headers';
import { type CspOrigins, buildSitePolicy } from './csp';
import { formatRedirectPage, isRedirectPage } from './redirect-files';
import {
  compileAheadComment,
  findStartModules,
  hashedFilesFolder,
  removeUnusedFiles,
  takeScripts,
  type TakenScripts,
} from './next-internals';

export interface FinishOptions {
  outDir: string;
  /** Folder of the static files, which Next.js copies to `outDir` unchanged; by default `public`. */
  publicDir?: string;
  /** Routes that end in a slash, by the same path without the slash: `/faq` → `/faq/`. */
  slashRoutes: Readonly<Record<string, string>>;
  basePath: string;
  /** Origin of the published site. */
  url: string;
  inlineScripts: InlineScripts;
  /** Returns the code of the script that starts the site. */
  buildStartScript: (settings: StartSettings) => string;
  origins?: CspOrigins;
}

/** Returns the routes that end in a slash, by the path without that slash. @see acceptance RT-22, RT-23 */
export function getSlashRoutes(model: SiteModel): Record<string, string> {
  const routes = listPageFolders(model)
    .flatMap(listPages)
    .map(({ route }) => route)
    .filter((route) => route !== '/' && route.endsWith('/'));
  return Object.fromEntries(routes.map((route) => [normalizePath(route), route]));
}

const NOT_FOUND = '404.html';

const pathOf = (file: string) => `/${file.replace(/\.html$/, '')}`.replace(/^\/index$/, '/');

/** Returns the path of a page's data file, which Next.js writes beside the page. */
const dataFileOf = (file: string) => file.replace(/\.html$/, '.txt');

/**
 * Prepares the export of Next.js for any static host. Adds the Content Security Policy and the address to each page,
 * delays its scripts until it is painted, makes it available as `/x`, `/x/`, `/x.html` and `/x/index.html` (decision
 * 104), and writes `serve.json`. HTML files of authors, which were in `publicDir`, remain unchanged.
 * @see acceptance RT-19, RT-20, RT-22, RT-26
 * @returns number of pages
 * @throws Error if a page does not look as Next.js writes it
 */
export function finishExport(options: FinishOptions): number {
  const { outDir, publicDir = 'public', basePath } = options;
  const files = removeUnusedFiles(outDir, listFiles(outDir));
  const isPage = (file: string) =>
    file.endsWith('.html') && !`/${file}`.startsWith(assetFolder) && !existsSync(join(publicDir, file));
  const names = files.filter(isPage);
  const pages: ExportedPage[] = [];
  for (const file of names) {
    const html = readFileSync(join(outDir, file), 'utf8');
    if (isRedirectPage(html)) writeIndexFile(outDir, pathOf(file), html);
    else pages.push({ file, ...takeScripts(html, file) });
  }
  const startScript = writeStartScript(pages, options);
  for (const file of files.filter((name) => `/${name}`.startsWith(hashedFilesFolder) && name.endsWith('.js')))
    writeFileSync(join(outDir, file), compileAheadComment + readFileSync(join(outDir, file), 'utf8'));
  for (const page of pages) finishPage(page, startScript, options);
  if (basePath === '') {
    const config = buildServeConfig(names.map(pathOf));
    writeFileSync(join(outDir, 'serve.json'), `${JSON.stringify(config, null, 2)}\n`);
  }
  return names.length;
}

interface ExportedPage extends TakenScripts {
  file: string;
}

function finishPage({ file, html, files }: ExportedPage, startScript: string, options: FinishOptions): void {
  const { outDir, slashRoutes, basePath, inlineScripts, origins = {} } = options;
  const path = pathOf(file);
  const finished = addHeadElements(normalizeHead(html), {
    address: file === NOT_FOUND ? null : `${basePath}${slashRoutes[path] ?? path}`,
    files: [`${basePath}/${dataFileOf(file)}`, startScript, ...files],
    scripts: [...(path === '/' && inlineScripts.home ? [inlineScripts.home] : []), inlineScripts.page],
    origins,
  });
  writeFileSync(join(outDir, file), finished);
  if (file === NOT_FOUND || path === '/') return;
  writeIndexFile(outDir, path, slashRoutes[path] ? finished : formatOtherForm(path, options));
}

/** Returns the page `x/index.html` that leads to the page `x.html`. */
function formatOtherForm(path: string, { basePath, url, inlineScripts }: FinishOptions): string {
  const page = {
    title: 'This page is at another address',
    text: 'This page is at',
    target: encodePath(`${basePath}${path}.html`),
    canonical: new URL(basePath + path, url).href,
  };
  return formatRedirectPage(page, inlineScripts.redirect);
}

function writeIndexFile(outDir: string, path: string, html: string): void {
  mkdirSync(join(outDir, path), { recursive: true });
  writeFileSync(join(outDir, path, 'index.html'), html);
}

/** Writes the script that starts the site, and returns its address. */
function writeStartScript(
  pages: readonly ExportedPage[],
  { outDir, basePath, buildStartScript }: FinishOptions,
): string {
  const [page] = pages;
  if (!page) throw new Error(`${outDir} contains no page.`);
  const build = findBuildId(readFileSync(join(outDir, dataFileOf(page.file)), 'utf8'));
  if (build === undefined) throw new Error(`${dataFileOf(page.file)} does not name its build.`);
  const [chunk = ''] = page.entry.otherChunks;
  const modules = findStartModules(page.entry, readFileSync(join(outDir, assetFolder, chunk), 'utf8'));
  const code = buildStartScript({ build, entry: page.entry, modules });
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 13);
  const path = `${hashedFilesFolder}/start-${hash}.js`;
  mkdirSync(join(outDir, hashedFilesFolder), { recursive: true });
  writeFileSync(join(outDir, path), code);
  return basePath + path;
}

/** Matches an element in `<head>`, including its content. */
const ELEMENT = /<(title|script|style)\b[^>]*>[\s\S]*?<\/\1>|<(?:meta|link)\b[^>]*>/g;
const HEAD = /(<head>)([\s\S]*?)(<\/head>)/;

const NAMES = /^<(\w+)(?:[^>]*?\s(?:name|property|rel)="([^"]*)")?/;

/**
 * Returns the sort key of an element that describes the page: title, metas by name, links by `rel`. Empty for elements
 * that load or run something, which stay in the order of the bundler.
 */
function readKey(element: string): string {
  const [, tag, name = ''] = NAMES.exec(element) ?? [];
  if (tag === 'title') return '0';
  if (tag === 'meta' && /\s(?:name|property)=/.test(element) && name !== 'viewport') return `1${name}`;
  if (tag === 'link' && !/stylesheet|preload|preconnect|dns-prefetch/.test(name)) return `2${name}`;
  return '';
}

/** Moves the elements that describe the page after those that load files, and sorts them by key. */
function sortElements(head: string): string {
  const elements = head.match(ELEMENT) ?? [];
  if (elements.join('') !== head) return head;
  const others = elements.filter((element) => !readKey(element));
  const described = elements
    .filter(readKey)
    .sort((a, b) => Number(readKey(a) > readKey(b)) - Number(readKey(a) < readKey(b)));
  const inline = others.findIndex((element) => element.startsWith('<script>'));
  const end = inline === -1 ? others.length : inline;
  return [...others.slice(0, end), ...described, ...others.slice(end)].join('');
}

/**
 * Puts the elements of `<head>` that describe the page in a fixed order. React writes them in the order in which they
 * become ready, so that two builds of the same content would differ. @see acceptance VER-16
 */
export const normalizeHead = (html: string): string =>
  html.replace(HEAD, (_, open, head, close) => open + sortElements(head) + close);

const HEAD_START = /<head>(<meta charSet="utf-8"\/>)?/i;

const toAttribute = (path: string) => escapeHtml(encodePath(path));

interface HeadAdditions {
  /** Address of the page with the base path; null for the not-found page. */
  address: string | null;
  /** Addresses of the files that are loaded after the page is painted: its data first, then its scripts. */
  files: readonly string[];
  /** Code of the inline scripts, which run before all others. */
  scripts: readonly string[];
  origins?: CspOrigins;
}

/**
 * Adds to the start of `<head>`: the Content Security Policy, the address of the page, which the inline script needs
 * before hydration (RT-19, RT-20, RT-22), the list of the page's files, and the inline scripts.
 * @throws Error if the page has no `<head>`
 */
export function addHeadElements(html: string, { address, files, scripts, origins }: HeadAdditions): string {
  if (!HEAD_START.test(html)) throw new Error(`The exported page ${address ?? NOT_FOUND} has no <head>.`);
  const inline = scripts.map((code) => `<script>${code}</script>`).join('');
  const elements = [
    `<meta http-equiv="Content-Security-Policy" content="${buildSitePolicy(inline + html, origins)}"/>`,
    address === null
      ? '<meta name="not-found" content=""/>'
      : `<meta name="page-address" content="${toAttribute(address)}"/>`,
    `<meta name="page-files" content="${files.map(toAttribute).join(' ')}"/>`,
    inline,
  ];
  return html.replace(HEAD_START, () => `<head><meta charSet="utf-8"/>${elements.join('')}`);
}

/** True if the last segment of a path looks like a file name, as in `/3.9`. */
const looksLikeFile = (path: string) => /\.[^/.]+$/.test(path);

/**
 * Returns the settings in `serve.json` for the program `serve`, which would answer `/x` with `x/index.html`, a page that
 * only leads to `x.html`. Paths that end in `.html` are not redirected, because a redirect would drop the query. A page
 * such as `/3.9` needs a redirect, because `serve` would list it as a folder. @see acceptance RT-19, RT-20, RT-22
 */
export function buildServeConfig(paths: readonly string[]) {
  const toFile = (path: string) => ({ source: path, destination: `${path}.html` });
  const pages = paths.filter((path) => path !== '/');
  return {
    cleanUrls: ['/', '/**/!(*.html)'],
    directoryListing: false,
    rewrites: pages.filter((path) => !looksLikeFile(path)).map(toFile),
    redirects: pages.filter(looksLikeFile).map((path) => ({ ...toFile(path), type: 302 })),
    headers: [
      ...hashedFolders.map((folder) => ({
        source: `${folder}/**`,
        headers: [{ key: 'Cache-Control', value: cacheForever }],
      })),
      { source: '**/*.md', headers: [{ key: 'Content-Type', value: 'text/markdown; charset=utf-8' }] },
    ],
  };
}
