import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { assetFolder } from '@/lib/browser/next-internals';
import { listFiles } from '@/lib/checks/export/served-files';
import { listPageFolders } from '@/lib/docs/site-pages';
import type { SiteModel } from '@/lib/docs/types';
import { encodePath } from '@/lib/routing/decode-path';
import { normalizePath } from '@/lib/routing/normalize-path';
import { escapeHtml } from '@/lib/text/escape-html';
import { type CspOrigins, buildSitePolicy } from './csp';
import { createScriptList, loadScripts, startOnSign } from './delayed-scripts';
import { joinScripts, takeInlineScripts } from './inline-scripts';
import { copyPageDataToIndex, hashedFilesFolder, removeUnusedFiles, takeScripts } from './next-internals';
import { createTrustedTypesScript } from './trusted-types';

export interface FinishOptions {
  outDir: string;
  /** Routes that end in a slash, by the same path without the slash: `/faq` → `/faq/`. */
  permalinks: Readonly<Record<string, string>>;
  basePath: string;
  homeScript?: string | undefined;
  origins?: CspOrigins;
}

/** Returns the routes that end in a slash, by the path without that slash. @see acceptance RT-22, RT-23 */
export function getPermalinks(model: SiteModel): Record<string, string> {
  const routes = listPageFolders(model).flatMap(({ docs, categoryPages }) =>
    [...docs, ...categoryPages].map(({ route }) => route),
  );
  return Object.fromEntries(
    routes
      .filter((route) => route !== '/' && route.endsWith('/'))
      .map((route) => [normalizePath(route), route]),
  );
}

const NOT_FOUND = '404.html';

const pathOf = (file: string) => `/${file.replace(/\.html$/, '')}`.replace(/^\/index$/, '/');

/**
 * Prepares the export of Next.js for any static host. Adds the Content Security Policy and the permalink to each page,
 * delays its scripts until it is painted, makes it available as `/x`, `/x/`, `/x.html` and `/x/index.html`, copies page
 * data to where the router requests it, and writes `serve.json`. @see acceptance RT-19, RT-20, RT-22, RT-26
 * @returns number of pages
 */
export function finishExport(options: FinishOptions): number {
  const { outDir, basePath } = options;
  const files = removeUnusedFiles(outDir, listFiles(outDir));
  const pages = files.filter((file) => file.endsWith('.html') && !`/${file}`.startsWith(assetFolder));
  for (const file of pages) finishPage(file, options);
  if (basePath === '') {
    const config = buildServeConfig(pages.map(pathOf));
    writeFileSync(join(outDir, 'serve.json'), `${JSON.stringify(config, null, 2)}\n`);
  }
  return pages.length;
}

function finishPage(
  file: string,
  { outDir, permalinks, basePath, homeScript, origins = {} }: FinishOptions,
): void {
  const path = pathOf(file);
  const target = join(outDir, file);
  const permalink = file === NOT_FOUND ? null : `${basePath}${permalinks[path] ?? path}`;
  const { html, files, code } = takeScripts(readFileSync(target, 'utf8'));
  const waits = permalink !== null && !needsScripts.test(html) && !origins.script;
  const scripts = [...files, basePath + writePageScript(outDir, waits ? wait(code) : code)];
  const script = path === '/' ? homeScript : undefined;
  writeFileSync(target, addHeadElements(normalizeHead(html), { permalink, script, scripts, origins }));
  if (file === NOT_FOUND || path === '/') return;
  mkdirSync(join(outDir, path), { recursive: true });
  copyFileSync(target, join(outDir, path, 'index.html'));
  if (permalinks[path]) copyPageDataToIndex(outDir, path);
}

/** Matches elements that are empty or look different until scripts run. */
const needsScripts =
  /data-browser-only|class="(?:tab-list|gallery-demo|listed-rows|debug-view|search-noscript)"/;

const wait = (code: string) => `(${startOnSign.toString()})(()=>{\n${code}\n})`;

/** Writes the code of a page's inline scripts to a file, to load it after the page is painted. Returns its path. */
function writePageScript(outDir: string, code: string): string {
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 13);
  const path = `${hashedFilesFolder}/pages/${hash}.js`;
  mkdirSync(join(outDir, hashedFilesFolder, 'pages'), { recursive: true });
  writeFileSync(join(outDir, path), code);
  return path;
}

/** Matches an element in `<head>`, including its content. */
const ELEMENT = /<(title|script|style)\b[^>]*>[\s\S]*?<\/\1>|<(?:meta|link)\b[^>]*>/g;
const HEAD = /(<head>)([\s\S]*?)(<\/head>)/;

const NAMES = /^<(\w+)(?:[^>]*?\s(?:name|property|rel)="([^"]*)")?/;

/**
 * Returns the sort key of an element that describes the page: title, metas by name, links by `rel`. Null for elements
 * that load or run something, which stay in the order of the bundler.
 */
function readKey(element: string): string | null {
  const [, tag, name = ''] = NAMES.exec(element) ?? [];
  if (tag === 'title') return '0';
  if (tag === 'meta' && /\s(?:name|property)=/.test(element) && name !== 'viewport') return `1${name}`;
  if (tag === 'link' && !/stylesheet|preload|preconnect|dns-prefetch/.test(name)) return `2${name}`;
  return null;
}

/** Moves the elements that describe the page after those that load files, and sorts them by key. */
function sortElements(head: string): string {
  const elements = head.match(ELEMENT) ?? [];
  if (elements.join('') !== head) return head;
  const others = elements.filter((element) => readKey(element) === null);
  const described = elements
    .map((element) => ({ element, key: readKey(element) ?? '' }))
    .filter(({ key }) => key !== '')
    .sort((a, b) => Number(a.key > b.key) - Number(a.key < b.key));
  const inline = others.findIndex((element) => element.startsWith('<script>'));
  const end = inline === -1 ? others.length : inline;
  return [...others.slice(0, end), ...described.map(({ element }) => element), ...others.slice(end)].join('');
}

/**
 * Puts the elements of `<head>` that describe the page in a fixed order. React writes them in the order in which they
 * become ready, so that two builds of the same content would differ. @see acceptance VER-16
 */
export const normalizeHead = (html: string): string =>
  html.replace(HEAD, (_, open, head, close) => open + sortElements(head) + close);

const HEAD_START = /<head>(<meta charSet="utf-8"\/>)?/i;

export interface HeadAdditions {
  /** Address of the page with the base path; null for the not-found page. */
  permalink: string | null;
  /** Code of an inline script that runs before all other scripts of the page. */
  script?: string | undefined;
  /** Addresses of the scripts that are loaded after the page is painted. */
  scripts?: readonly string[];
  origins?: CspOrigins;
}

/**
 * Adds to the start of `<head>`: the Content Security Policy, the permalink, which the head script needs before
 * hydration (RT-19, RT-20, RT-22), the list of the page's scripts, and one inline script with the default policy of
 * Trusted Types, `script`, the other inline scripts, and the loader.
 * @throws Error if the page has no `<head>`
 */
export function addHeadElements(
  html: string,
  { permalink, script, scripts = [], origins }: HeadAdditions,
): string {
  if (!HEAD_START.test(html)) throw new Error('The exported page has no <head>.');
  const self =
    permalink === null
      ? '<meta name="not-found" content=""/>'
      : `<meta name="permalink" content="${escapeHtml(encodePath(permalink))}"/>`;
  const { html: page, codes } = takeInlineScripts(html);
  const first = [createTrustedTypesScript(origins?.script), ...(script === undefined ? [] : [script])];
  const inline = `<script>${joinScripts([...first, ...codes, `(${loadScripts.toString()})()`])}</script>`;
  const policy = buildSitePolicy(inline + page, origins);
  const elements = [
    `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
    self,
    createScriptList(scripts),
    inline,
  ];
  return page.replace(HEAD_START, () => `<head><meta charSet="utf-8"/>${elements.join('')}`);
}

const immutable = [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }];

const markdown = [{ key: 'Content-Type', value: 'text/markdown; charset=utf-8' }];

/** True if the last segment of a path looks like a file name, as in `/3.9`. */
const looksLikeFile = (path: string) => /\.[^/.]+$/.test(path);

/**
 * Returns the settings in `serve.json` for the program `serve`, which looks up paths without an extension as pages.
 * Paths that end in `.html` are not redirected, because a redirect would drop the query. A page such as `/3.9` needs a
 * redirect, because `serve` would list it as a folder. @see acceptance RT-19, RT-20, RT-22
 */
export function buildServeConfig(paths: readonly string[]) {
  return {
    cleanUrls: ['/', '/**/!(*.html)'],
    directoryListing: false,
    redirects: paths
      .filter(looksLikeFile)
      .map((path) => ({ source: path, destination: `${path}/index.html`, type: 302 })),
    headers: [
      ...[`${assetFolder}static/**`, '/assets/generated/**'].map((source) => ({
        source,
        headers: immutable,
      })),
      { source: '**/*.md', headers: markdown },
    ],
  };
}
