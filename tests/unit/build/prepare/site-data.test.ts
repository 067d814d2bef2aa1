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
const data = buildSiteData(model, siteConfig, pageModules, pageRoutes);

it('DBG-07 the data of the debug area lists each route with its module or content file', () => {
  const page = (path: string, source: string) => ({ path, exact: true, source });
  const version = (path: string, name: string, ...routes: ReturnType<typeof page>[]) => {
    return { path, exact: false, source: `app/(docs)/${name}/[[...slug]]/page.tsx`, routes };
  };
  const latest = 'content/latest';
  expect(data.debug.routes).toEqual([
    page('/help', 'content/site/help.md'),
    page('/components/ButtonShowcase', 'app/components/[control]/page.tsx'),
    page('/__debug', 'app/(bare)/%5F%5Fdebug/page.debug.tsx'),
    version(
      '/',
      '(latest)',
      page('/faq/general', `${latest}/faq/general.md`),
      page('/', `${latest}/index.md`),
    ),
    version('/3.9', '3.9', page('/3.9/', 'content/3.9/index.md')),
  ]);
});

it('BLD-06 RT-11 DBG-09 the build writes the site data as JSON files, removes older ones, and writes debug.json only on request', () => {
  const files = ['docs.json', 'page-list.json', 'pages.json', 'search.json'];
  expect(write(true)).toEqual(['debug.json', ...files]);
  expect(write(false)).toEqual(files);
});

it('ERR-16 the list of pages for suggestions has the pages that are written in code, in the latest version only', () => {
  const [latest, older] = data['page-list'].map(({ pages }) => pages.map(({ route }) => route));
  expect(latest).toEqual(expect.arrayContaining(['/glossary', '/components', '/components/ButtonShowcase']));
  expect(older?.filter((route) => !route.startsWith('/3.9'))).toEqual([]);
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
