import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import * as browserInternals from '@/lib/browser/next-internals';
import { listFiles } from '@/lib/checks/export/served-files';
import { compileAheadComment, hashedFilesFolder } from '@/build/finish/next-internals';
import { dataFileOf, scriptsOf } from '../support/built-page';

const internals = { ...browserInternals };

/**
 * Verifies in a finished export what the two modules `next-internals.ts` assume about Next.js. If an update of Next.js
 * breaks an assumption, the message names the constant to correct.
 */
const out = 'out';
const read = (file: string) => readFileSync(join(out, file), 'utf8');
const files = listFiles(out);
const pages = files
  .filter((file) => file.endsWith('.html') && !`/${file}`.startsWith(internals.assetFolder))
  .map(read);
const scripts = scriptsOf(read('index.html')).map((file) => ({ file, text: read(file) }));

/** Registers a test of an assumption of a module; the error message says what to correct. */
const verify = (side: 'browser' | 'build', name: string, rule: string, check: () => readonly boolean[]) =>
  it(`the exported site confirms what ${name} assumes about Next.js: ${rule}`, () => {
    expect(
      check(),
      `Next.js has changed: correct "${name}" in lib/${side}/next-internals.ts, and what uses it.`,
    ).not.toContain(false);
  });

/** The only script of the home page that passes `test`; empty if there is none or several. */
function findScript(test: (script: { file: string; text: string }) => boolean): string {
  const [found, ...others] = scripts.filter(test);
  return found && others.length === 0 ? found.text : '';
}
const router = findScript(({ text }) => text.includes('fetchServerResponse'));
const runtime = findScript(({ file }) => /\/turbopack-[^/]*$/.test(file));

describe('assumptions of lib/browser/next-internals.ts', () => {
  it('Next.js exports its router in one script, and the runtime of its bundler in one', () => {
    expect({ router: router !== '', runtime: runtime !== '' }).toEqual({ router: true, runtime: true });
  });

  verify('browser', 'assetFolder', 'pages load their scripts and styles from it', () => {
    const assets = pages.flatMap((html) => [
      ...[...html.matchAll(/<link rel="stylesheet" href="(\/[^"]*)"/g)].map(([, href = '']) => href),
      ...scriptsOf(html),
    ]);
    return [assets.length > pages.length, assets.every((src) => src.startsWith(internals.assetFolder))];
  });

  verify('browser', 'notFoundPath', '404.html was rendered for it', () => {
    const data = read(dataFileOf(read('404.html')));
    const path = internals.notFoundPath.split('/').map((part) => `"${part}"`);
    return [data.includes(`"c":[${path.join(',')}]`)];
  });

  for (const name of ['pageDataHeader', 'prefetchHeader'] as const)
    verify('browser', name, 'the router sends it', () => [
      new RegExp(`\\b\\w+="${internals[name]}"[,;]`).test(router),
    ]);

  verify('browser', 'isPageRequest', 'requests for pages have one header with 1, and lack the other', () => {
    const [, headers = ''] = /\{(\[\w+\.RSC_HEADER\]:"1",\[[^{}]*)\}/.exec(router) ?? [];
    return [headers.includes('STATE_TREE'), !headers.includes('PREFETCH')];
  });

  for (const name of ['pageDataSuffix', 'pageDataIndexFile'] as const)
    verify('browser', name, 'the router appends it to the path of a page', () => [
      router.includes(`.pathname+="${internals[name]}"`),
    ]);

  verify(
    'browser',
    'interceptPageRequests',
    'the router calls the global fetch with a plain object of headers, and leaves the page when that fails',
    () => [
      /return fetch\(\w+,\w+\)/.test(router),
      /\{credentials:"same-origin",headers:\w+,/.test(router),
      /async function \w+\(\w+,(\w+)[^)]*\)\{[^}]*\1\["x-deployment-id"\]/.test(router),
      router.includes('Falling back to browser navigation.'),
    ],
  );

  verify('browser', 'chunkErrorName', 'the runtime names the error of a lost script so', () => [
    runtime.includes(`.name="${internals.chunkErrorName}"`),
  ]);

  verify('browser', 'missingModuleMessage', 'the runtime reports a module that no script contains', () => [
    runtime.includes(`the ${internals.missingModuleMessage}.\``),
  ]);

  verify('browser', 'retryFailedScripts', 'the runtime finds scripts by their literal address', () => [
    /querySelectorAll\(`script\[src="\$\{\w+\}"\]/.test(runtime),
    /setAttribute\(['"]src['"],/.test(internals.retryFailedScripts.toString()),
  ]);

  verify('browser', 'findBuildId', 'each page has a data file with the same build id', () => {
    const builds = pages
      .filter((html) => dataFileOf(html) !== '')
      .map((html) => internals.findBuildId(read(dataFileOf(html))));
    return [builds.length > 300, builds[0] !== undefined, builds.every((build) => build === builds[0])];
  });

  verify('browser', 'runNext', 'Next.js takes the data from a list, and the runtime its entry', () => [
    scripts.some(({ text }) => text.includes('self.__next_f=self.__next_f||[]')),
    /globalThis\.TURBOPACK\b/.test(runtime),
  ]);

  verify('browser', 'hasNextStarted', 'Next.js sets the variable that it looks for', () => {
    vi.stubGlobal('window', { next: { version: '1' } });
    const isSeen = internals.hasNextStarted();
    vi.stubGlobal('window', {});
    const isMissed = !internals.hasNextStarted();
    vi.unstubAllGlobals();
    return [scripts.some(({ text }) => /window\.next=\{version:"\d/.test(text)), isSeen, isMissed];
  });
});

/** Text files that are not page data. */
const textFile = /^(?:robots\.txt$|third-party-licenses\.txt$|\.well-known\/|(?:.*\/)?llms(?:-full)?\.)/;

describe('assumptions of build/finish/next-internals.ts', () => {
  const startScript = files
    .filter((file) => file.startsWith('_next/static/start-'))
    .map(read)
    .join('');
  const react = scripts.map(({ text }) => text).filter((text) => text.includes('.hydrateRoot=function'));

  verify('build', 'takeScripts', 'leaves no script of Next.js in a page, except those for old browsers', () =>
    pages.map(
      (html) => !/__next_f|TURBOPACK|as="script"/.test(html) && !/<script src="[^"]*" async/.test(html),
    ),
  );

  verify('build', 'takeScripts', 'the start script names the scripts and modules of the entry', () => [
    /otherChunks:\["static\/chunks\/[^"]+"\],runtimeModuleIds:\[\d+\]/.test(startScript),
  ]);

  verify('build', 'findStartModules', 'the start script runs that of React before the entry', () => {
    const modules = /modules:\[([\d,]+)\]/.exec(startScript)?.[1]?.split(',') ?? [];
    return [modules.length > 10, modules.some((id) => react[0]?.includes(`,${id},(e,t,n)=>{`))];
  });

  verify('build', 'compileAheadComment', 'browsers compile React while its script arrives', () =>
    react.map((text) => text.startsWith(compileAheadComment)),
  );

  verify('build', 'hashedFilesFolder', 'pages load their scripts from it', () => [
    scripts.length > 0,
    ...scripts.map(({ file }) => file.startsWith(hashedFilesFolder)),
  ]);

  it('the exported site contains none of the files of Next.js that the build removes as unused', () => {
    const unused = files.filter((file) => {
      if (/^_(?!_debug)/.test(file)) return !/^_(?:next|headers|redirects)\b/.test(file);
      if (!file.endsWith('.txt') || textFile.test(file)) return false;
      return !files.includes(file.replace(/\.txt$/, '.html'));
    });
    expect(
      unused.slice(0, 5),
      'Next.js has changed: correct "segmentFile" or "notFoundName" in build/finish/next-internals.ts.',
    ).toEqual([]);
  });
});
