import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { buildSiteData, writeSiteData } from '@/build/prepare/site-data';
import { sitePagesFolder } from '@/lib/docs/site-pages';
import siteConfig from '@/site.config';
import { makeDoc, makeModel, makeVersion, olderConfig } from '@/tests/support/make-model';
import { useFolder } from '@/tests/support/use-folder';

const folder = useFolder();
const versions = [
  makeVersion(['index.md', 'faq/general.md']),
  makeVersion([makeDoc('index.md', {}, olderConfig)], [], olderConfig),
];
const model = makeModel(versions, [makeDoc('help.md', { title: 'Help' }, sitePagesFolder)]);
const pageModules = [
  { route: '/components/[control]', file: 'app/components/[control]/page.tsx' },
  { route: '/__debug', file: 'app/(bare)/%5F%5Fdebug/page.debug.tsx' },
];
const pageRoutes = ['/components/ButtonShowcase', '/__debug'];
const data = buildSiteData({ model, site: siteConfig, pageModules, pageRoutes });

it('DBG-07 lists each route with its module or content file', () => {
  expect(data.debug.routes).toEqual([
    { path: '/help', exact: true, source: 'content/site/help.md' },
    { path: '/components/ButtonShowcase', exact: true, source: 'app/components/[control]/page.tsx' },
    { path: '/__debug', exact: true, source: 'app/(bare)/%5F%5Fdebug/page.debug.tsx' },
    {
      path: '/',
      exact: false,
      source: 'app/(docs)/(latest)/[[...slug]]/page.tsx',
      routes: [
        { path: '/faq/general', exact: true, source: 'content/latest/faq/general.md' },
        { path: '/', exact: true, source: 'content/latest/index.md' },
      ],
    },
    {
      path: '/3.9',
      exact: false,
      source: 'app/(docs)/3.9/[[...slug]]/page.tsx',
      routes: [{ path: '/3.9/', exact: true, source: 'content/3.9/index.md' }],
    },
  ]);
});

it('BLD-06 RT-11 DBG-09 writes the JSON files, removes older ones, and writes debug.json only if the debug area is on', () => {
  const files = ['docs.json', 'page-list.json', 'pages.json', 'search.json'];
  expect(write(true)).toEqual(['debug.json', ...files]);
  expect(write(false)).toEqual(files);
});

/** Writes the files to a folder with an older file, and expects that none is empty. @returns their names */
function write(debugPages: boolean): string[] {
  writeSiteData(data, { debugPages: true }, folder.at());
  folder.write('site-data/old.json', '{}');
  writeSiteData(data, { debugPages }, folder.at());
  const names = readdirSync(folder.at('site-data')).toSorted();
  for (const name of names) {
    const parsed: unknown = JSON.parse(readFileSync(folder.at(`site-data/${name}`), 'utf8'));
    expect(Object.keys(parsed as object).length).toBeGreaterThan(0);
  }
  return names;
}
