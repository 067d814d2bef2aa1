import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { valuesToVerify, hasNextStarted, retryFailedScripts } from '@/lib/browser/next-internals';
import { editPageData, hashedFilesFolder, pageDataSeparator } from '@/lib/build/next-internals';

/**
 * The contract with Next.js: what the two modules `next-internals.ts` rely on, looked up in a finished export. An update
 * of Next.js that changes one of these fails here, and the message names the constant to correct.
 */
const out = 'out';
const files = readdirSync(out, { recursive: true, encoding: 'utf8' }).map((file) =>
  file.replaceAll('\\', '/'),
);
const pages = files
  .filter((file) => file.endsWith('.html') && !`/${file}`.startsWith(valuesToVerify.assetFolder))
  .map((file) => ({ file, html: readFileSync(join(out, file), 'utf8') }));

const names = new Set(files);
const home = readFileSync(join(out, 'index.html'), 'utf8');
/** The scripts of the home page. */
const scripts = files
  .filter((file) => file.endsWith('.js') && home.includes(`src="/${file}"`))
  .map((file) => ({ file, text: readFileSync(join(out, file), 'utf8') }));

/** What to do when Next.js no longer does what one of the modules relies on; empty when it does. */
const problemsOf = (side: 'browser' | 'build', name: string, ...conditions: boolean[]) =>
  conditions.every(Boolean)
    ? []
    : [`Next.js has changed: correct "${name}" in lib/${side}/next-internals.ts, and what uses it.`];

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
    const areInside = assets.every((src) => src.startsWith(valuesToVerify.assetFolder));
    expect(problemsOf('browser', 'assetFolder', assets.length > pages.length, areInside)).toEqual([]);
  });

  it('notFoundPath: 404.html was rendered for it', () => {
    const html = readFileSync(join(out, '404.html'), 'utf8');
    const path = valuesToVerify.notFoundPath.split('/').map((part) => `\\"${part}\\"`);
    const isRendered = html.includes(`\\"c\\":[${path.join(',')}]`);
    expect(problemsOf('browser', 'notFoundPath', isRendered)).toEqual([]);
  });

  it.each(['dataHeader', 'prefetchHeader'] as const)('%s: the router sends it', (name) => {
    const isDefined = new RegExp(`\\b\\w+="${valuesToVerify[name]}"[,;]`).test(router);
    expect(problemsOf('browser', name, isDefined)).toEqual([]);
  });

  it('isPageRequest: a request for a page has the value 1 for the one header and lacks the other', () => {
    const [, headers = ''] = /\{(\[\w+\.RSC_HEADER\]:"1",\[[^{}]*)\}/.exec(router) ?? [];
    const isPlain = headers.includes('STATE_TREE') && !headers.includes('PREFETCH');
    expect(problemsOf('browser', 'isPageRequest', isPlain)).toEqual([]);
  });

  it.each(['pageDataSuffix', 'pageDataIndexFile'] as const)(
    '%s: the router appends it to the path of a page',
    (name) => {
      const isAppended = router.includes(`.pathname+="${valuesToVerify[name]}"`);
      expect(problemsOf('browser', name, isAppended)).toEqual([]);
    },
  );

  it('interceptPageRequests: the router calls the global fetch, with a plain object of headers', () => {
    const isGlobal = /return fetch\(\w+,\w+\)/.test(router);
    const isPassed = /\{credentials:"same-origin",headers:\w+,/.test(router);
    const isObject = /async function \w+\(\w+,(\w+)[^)]*\)\{[^}]*\1\["x-deployment-id"\]/.test(router);
    expect(problemsOf('browser', 'interceptPageRequests', isGlobal, isPassed, isObject)).toEqual([]);
  });

  it('interceptPageRequests: the router leaves the page when fetch fails', () => {
    const isLeft = router.includes('Falling back to browser navigation.');
    expect(problemsOf('browser', 'interceptPageRequests', isLeft)).toEqual([]);
  });

  it('chunkErrorName: the runtime gives it to the error of a lost script', () => {
    const isNamed = runtime.includes(`.name="${valuesToVerify.chunkErrorName}"`);
    expect(problemsOf('browser', 'chunkErrorName', isNamed)).toEqual([]);
  });

  it('missingModuleMessage: the runtime reports it for a module that no script contains', () => {
    const isReported = runtime.includes(`the ${valuesToVerify.missingModuleMessage}.\``);
    expect(problemsOf('browser', 'missingModuleMessage', isReported)).toEqual([]);
  });

  it('retryFailedScripts: the runtime finds scripts by their attribute as written', () => {
    const isFound = /querySelectorAll\(`script\[src="\$\{\w+\}"\]/.test(runtime);
    const isSame = /setAttribute\(['"]src['"],/.test(retryFailedScripts.toString());
    expect(problemsOf('browser', 'retryFailedScripts', isFound, isSame)).toEqual([]);
  });

  it('hasNextStarted: the first script of Next.js sets what it looks for', () => {
    const isSet = scripts.some(({ text }) => /window\.next=\{version:"\d/.test(text));
    vi.stubGlobal('window', { next: { version: '1' } });
    const isSeen = hasNextStarted();
    vi.stubGlobal('window', {});
    const isMissed = !hasNextStarted();
    vi.unstubAllGlobals();
    expect(problemsOf('browser', 'hasNextStarted', isSet, isSeen, isMissed)).toEqual([]);
  });
});

/** Text files that are not page data. */
const textFile =
  /^(?:robots\.txt$|third-party-licenses\.txt$|\.well-known\/|page-text\/|(?:.*\/)?llms(?:-full)?[./])/;

describe('lib/build/next-internals.ts', () => {
  it('pageDataSeparator: each page has its data in one script', () => {
    const [end = '', start = ''] = pageDataSeparator.split('<script>');
    const isJoined = pages.every(
      ({ html }) => html.split(`<script>${start}`).length === 2 && html.includes(end),
    );
    expect(problemsOf('build', 'pageDataSeparator', isJoined)).toEqual([]);
  });

  it('editPageData: finds the data of each page, and writes what it does not change as it was', () => {
    const holds = pages.every(({ html }) => {
      const edit = vi.fn<(data: string) => string>((data) => data);
      return editPageData(html, edit) === html && edit.mock.calls.length > 0;
    });
    expect(problemsOf('build', 'editPageData', holds)).toEqual([]);
  });

  it('hashedFilesFolder: pages load their scripts from it', () => {
    const holds = scripts.length > 0 && scripts.every(({ file }) => `/${file}`.startsWith(hashedFilesFolder));
    expect(problemsOf('build', 'hashedFilesFolder', holds)).toEqual([]);
  });

  it('copyPageDataToIndex: each page has its data where the router asks for it', () => {
    const paths = pages.flatMap(
      ({ html }) => /<meta name="permalink" content="([^"]*)"/.exec(html)?.[1] ?? [],
    );
    const { pageDataIndexFile, pageDataSuffix } = valuesToVerify;
    const isThere = (path: string) =>
      names.has(path.slice(1) + (path.endsWith('/') ? pageDataIndexFile : pageDataSuffix));
    expect(problemsOf('build', 'copyPageDataToIndex', paths.length > 300, paths.every(isThere))).toEqual([]);
  });

  it('segmentFile, notFoundName: no file is left that nothing asks for', () => {
    const unused = files.filter((file) => {
      if (file.startsWith('_')) return !/^_(?:next|_debug|headers|redirects)\b/.test(file);
      if (!file.endsWith('.txt') || textFile.test(file)) return false;
      return !names.has(file.replace(/\.txt$/, '.html'));
    });
    const problems = problemsOf('build', 'segmentFile or notFoundName', unused.length === 0);
    expect([...problems, ...unused.slice(0, 5)]).toEqual([]);
  });
});
