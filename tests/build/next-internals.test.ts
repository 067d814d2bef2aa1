import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { browserInternals, hasNextStarted, retryLostScripts } from '@/lib/browser/next-internals';
import { dataSeam } from '@/lib/build/next-internals';

/**
 * The contract with Next.js: what the two modules `next-internals.ts` rely on, looked up in a finished export. An update
 * of Next.js that changes one of these fails here, and the message names the constant to correct.
 */
const out = 'out';
const files = readdirSync(out, { recursive: true, encoding: 'utf8' }).map((file) =>
  file.replaceAll('\\', '/'),
);
const pages = files
  .filter((file) => file.endsWith('.html') && !`/${file}`.startsWith(browserInternals.assetFolder))
  .map((file) => ({ file, html: readFileSync(join(out, file), 'utf8') }));

const names = new Set(files);
const home = readFileSync(join(out, 'index.html'), 'utf8');
/** The scripts of the home page. */
const scripts = files
  .filter((file) => file.endsWith('.js') && home.includes(`src="/${file}"`))
  .map((file) => ({ file, text: readFileSync(join(out, file), 'utf8') }));

/** Expects what one of the modules relies on; else the message says what to correct. */
const expectKept = (side: 'browser' | 'build', name: string, ...conditions: boolean[]) =>
  expect(
    conditions,
    `Next.js has changed: correct "${name}" in lib/${side}/next-internals.ts, and what uses it.`,
  ).toEqual(conditions.map(() => true));

/** The one script of the home page for which `test` holds; empty when there is none. */
function findScript(test: (script: { file: string; text: string }) => boolean): string {
  const [found, ...others] = scripts.filter(test);
  return found && others.length === 0 ? found.text : '';
}
const router = findScript(({ text }) => text.includes('fetchServerResponse'));
const runtime = findScript(({ file }) => /\/turbopack-[^/]*$/.test(file));

describe('lib/browser/next-internals.ts', () => {
  it('the router and the runtime of the bundler are each in one script', () => {
    expect({ router: router !== '', runtime: runtime !== '' }).toEqual({ router: true, runtime: true });
  });

  it('assetFolder: pages load their scripts and styles from it', () => {
    const assets = pages.flatMap(({ html }) =>
      [...html.matchAll(/<(?:script src|link rel="stylesheet" href)="(\/[^"]*)"/g)].map(
        ([, src = '']) => src,
      ),
    );
    const areInside = assets.every((src) => src.startsWith(browserInternals.assetFolder));
    expectKept('browser', 'assetFolder', assets.length > pages.length, areInside);
  });

  it('notFoundPath: 404.html was rendered for it', () => {
    const html = readFileSync(join(out, '404.html'), 'utf8');
    const path = browserInternals.notFoundPath.split('/').map((part) => `\\"${part}\\"`);
    expectKept('browser', 'notFoundPath', html.includes(`\\"c\\":[${path.join(',')}]`));
  });

  it.each(['dataHeader', 'prefetchHeader'] as const)('%s: the router sends it', (name) => {
    expectKept('browser', name, new RegExp(`\\b\\w+="${browserInternals[name]}"[,;]`).test(router));
  });

  it('isPageRequest: a request for a page has the value 1 for the one header and lacks the other', () => {
    const [, headers = ''] = /\{(\[\w+\.RSC_HEADER\]:"1",\[[^{}]*)\}/.exec(router) ?? [];
    const isPlain = headers.includes('STATE_TREE') && !headers.includes('PREFETCH');
    expectKept('browser', 'isPageRequest', isPlain);
  });

  it.each(['dataSuffix', 'dataIndex'] as const)('%s: the router appends it to the path of a page', (name) => {
    expectKept('browser', name, router.includes(`.pathname+="${browserInternals[name]}"`));
  });

  it('interceptPageRequests: the router calls the global fetch, with a plain object of headers', () => {
    const isGlobal = /return fetch\(\w+,\w+\)/.test(router);
    const isPassed = /\{credentials:"same-origin",headers:\w+,/.test(router);
    const isObject = /async function \w+\(\w+,(\w+)[^)]*\)\{[^}]*\1\["x-deployment-id"\]/.test(router);
    expectKept('browser', 'interceptPageRequests', isGlobal, isPassed, isObject);
  });

  it('interceptPageRequests: the router leaves the page when fetch fails', () => {
    expectKept('browser', 'interceptPageRequests', router.includes('Falling back to browser navigation.'));
  });

  it('chunkErrorName: the runtime gives it to the error of a lost script', () => {
    expectKept('browser', 'chunkErrorName', runtime.includes(`.name="${browserInternals.chunkErrorName}"`));
  });

  it('missingModuleMessage: the runtime reports it for a module that no script contains', () => {
    expectKept(
      'browser',
      'missingModuleMessage',
      runtime.includes(`the ${browserInternals.missingModuleMessage}.\``),
    );
  });

  it('retryLostScripts: the runtime finds scripts by their attribute as written', () => {
    const isFound = /querySelectorAll\(`script\[src="\$\{\w+\}"\]/.test(runtime);
    const isSame = /setAttribute\(['"]src['"],/.test(retryLostScripts.toString());
    expectKept('browser', 'retryLostScripts', isFound, isSame);
  });

  it('hasNextStarted: the first script of Next.js sets what it looks for', () => {
    const isSet = scripts.some(({ text }) => /window\.next=\{version:"\d/.test(text));
    vi.stubGlobal('window', { next: { version: '1' } });
    const isSeen = hasNextStarted();
    vi.stubGlobal('window', {});
    const isMissed = !hasNextStarted();
    vi.unstubAllGlobals();
    expectKept('browser', 'hasNextStarted', isSet, isSeen, isMissed);
  });
});

describe('lib/build/next-internals.ts', () => {
  it('dataSeam: each page has its data in one script', () => {
    const [end = '', start = ''] = dataSeam.split('<script>');
    const isJoined = pages.every(
      ({ html }) => html.split(`<script>${start}`).length === 2 && html.includes(end),
    );
    expectKept('build', 'dataSeam', isJoined);
  });

  it('copyPageData: each page has its data where the router asks for it', () => {
    const paths = pages.flatMap(
      ({ html }) => /<meta name="permalink" content="([^"]*)"/.exec(html)?.[1] ?? [],
    );
    const { dataIndex, dataSuffix } = browserInternals;
    const isThere = (path: string) =>
      names.has(path.slice(1) + (path.endsWith('/') ? dataIndex : dataSuffix));
    expectKept('build', 'copyPageData', paths.length > 300, paths.every(isThere));
  });

  it('segmentFile, notFoundName: no file is left that nothing asks for', () => {
    const unused = files.filter((file) => {
      if (file.startsWith('_')) return !/^_(?:next|_debug)\b/.test(file);
      if (!file.endsWith('.txt') || /^(?:robots\.txt$|page-text\/)/.test(file)) return false;
      return !names.has(file.replace(/\.txt$/, '.html'));
    });
    expect(unused, 'correct "segmentFile" or "notFoundName" in lib/build/next-internals.ts').toEqual([]);
  });
});
