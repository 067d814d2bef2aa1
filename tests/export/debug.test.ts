import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { decodePath } from '@/lib/routing/decode-path';
import { listFiles } from '@/lib/checks/export/served-files';
import { selectViewData, type JsonValue } from '@/lib/debug/json-tree';
import { getDebugView, type DebugViewName } from '@/lib/site/debug-views';
import { readPage } from '../support/built-page';
import { findInExport, isDebugFile } from '../support/debug-pages';
import { listPages, outDirs } from '../support/exported-site';
import { attributesOf, openPage, textOf, textsOf } from '../support/open-page';
import { listAddresses } from '../support/page-addresses';
import { site } from '@/lib/site/config';
import { latestVersion } from '@/tests/support/served-versions';

/** Name, label in the menu and heading of each page. */
const views = [
  ['config', 'Config', 'Site config'],
  ['metadata', 'Metadata', 'Site Metadata'],
  ['registry', 'Registry', 'Registry'],
  ['routes', 'Routes', 'Routes'],
  ['content', 'Content', 'Plugin content'],
  ['globalData', 'Global data', 'Global data'],
] as const;
const menu = views.map(([name, label]) => `${label}: /__debug/${name}`);

describe.each(outDirs)('the debug area of the site in %s', (outDir) => {
  const index = openPage('/__debug', outDir);
  const all = [
    { name: 'config', title: 'Site config', page: index },
    ...views.map(([name, , title]) => ({ name, title, page: openPage(`/__debug/${name}`, outDir) })),
  ];
  const readJson = (file: string) =>
    JSON.parse(readFileSync(join(outDir, file), 'utf8')) as Record<string, JsonValue>;
  /** The data that the tree of a page shows. */
  const dataOf = (name: DebugViewName) => {
    const view = getDebugView(name);
    return selectViewData(
      view,
      view.files.map((file) => readJson(`site-data/${file}.json`)),
    ).value;
  };

  it('RT-11 DBG-02 has an index and six pages, each with less than 100 KB of HTML', () => {
    for (const path of ['', ...views.map(([name]) => `/${name}`)])
      for (const form of ['.html', '/index.html']) {
        const html = readFileSync(`${outDir}/__debug${path}${form}`, 'utf8');
        expect(html).toContain('</html>');
        expect(html.length).toBeLessThan(100_000);
      }
  });

  it('DBG-01 has an index that shows the same as its page of the configuration', () => {
    expect(textsOf(index, 'main')).toEqual(textsOf(openPage('/__debug/config', outDir), 'main'));
  });

  it('DBG-08 has a menu that links to all its pages and marks the current one', () => {
    for (const { name, page } of all) {
      const links = [...page.querySelectorAll('nav a')];
      expect(links.map((link) => `${textOf(link)}: ${link.getAttribute('href')}`)).toEqual(menu);
      expect(attributesOf(page, 'nav [aria-current="page"]', 'href')).toEqual([`/__debug/${name}`]);
    }
  });

  it('DBG-08 SH-13 has pages with their own title, without navbar and footer, and with noindex', () => {
    for (const { title, page } of all) {
      expect(page.title).toBe(`Debug panel: ${title} | OHIF`);
      expect(textsOf(page, 'h1')).toEqual([title]);
      expect(attributesOf(page, '[name="robots"]', 'content')).toEqual(['noindex']);
      expect(textsOf(page, 'main')).toHaveLength(1);
      expect(attributesOf(page, 'nav', 'aria-label')).toEqual(['Debug panel']);
      const shell = ['skip-link', 'announcement', 'navbar', 'site-footer', 'main-area'];
      const ofShell = shell.map((part) => `[class^="${part}"]`).join(', ');
      expect(textsOf(page, `footer, ${ofShell}, [property="og:url"], [name="twitter:card"]`)).toEqual([]);
    }
  });

  it('DBG-08 is named by robots.txt, but by no other page, no sitemap and no search file', () => {
    const outside = listFiles(outDir).filter((file) => !isDebugFile(file));
    const read = outside.filter((file) =>
      /\.(?:html|txt)$|^sitemap\.xml$|^search-index\/|\/search\/|^site-data\//.test(file),
    );
    expect(read).toEqual(expect.arrayContaining(['index.html', 'sitemap.xml', 'site-data/pages.json']));
    // robots.txt must name the folder to exclude it.
    expect(findInExport(outDir, ['__debug'], read)).toEqual(['robots.txt: __debug']);
  });

  it('DBG-02 has the configuration of the site', () => {
    expect(dataOf('config')).toMatchObject({
      title: 'OHIF',
      tagline: 'Open-source web-based medical imaging platform',
      baseUrl: '/',
      tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
      codeLanguages: expect.arrayContaining(['diff']) as unknown,
    });
    for (const part of ['navbar', 'footer', 'announcementBar']) expect(dataOf('config')).toHaveProperty(part);
  });

  it('DBG-03 lists docs versions and other pages as the content of two Docusaurus plugins', () => {
    expect(dataOf('content')).toMatchObject({
      'docusaurus-plugin-content-docs': site.versions.map(({ name }) => ({ versionName: name })),
      'docusaurus-plugin-content-pages': expect.arrayContaining([
        expect.objectContaining({ path: '/help' }),
      ]) as unknown,
    });
  });

  it('DBG-04 VER-01 has global data with the versions and their fields', () => {
    const [text, list, object] = [String, Array, Object].map((type): unknown => expect.any(type));
    const fields = { mainDocId: text, docs: list, draftIds: list, sidebars: object };
    const versions = site.versions.map(({ name, label, isLast, path }) => {
      return { name, label, isLast, path, ...fields };
    });
    const plugin = { default: { path: '/', versions } };
    expect(dataOf('globalData')).toMatchObject({ 'docusaurus-plugin-content-docs': plugin });
  });

  it('DBG-05 SH-09 has the versions of Docusaurus, site and plugins; no page has a generator tag', () => {
    const { release } = latestVersion.viewer;
    const plugins = ['plugin-content-docs', 'plugin-content-pages', 'plugin-debug', 'theme-search-algolia'];
    expect(dataOf('metadata')).toMatchObject({
      docusaurusVersion: '3.7.0',
      siteVersion: release,
      pluginVersions: Object.fromEntries(
        plugins.map((name) => [`docusaurus-${name}`, { type: 'project', version: release }]),
      ),
    });
    expect(findInExport(outDir, ['name="generator"'])).toEqual([]);
  });

  it('DBG-06 has a registry with route, alias and file of each page module', () => {
    const changes = { route: '/changes', alias: '@/app/changes/page', file: 'app/changes/page.tsx' };
    expect(dataOf('registry')).toContainEqual(changes);
  });

  it('DBG-07 has data with the route of every exported page', () => {
    const routes = dataOf('routes') as { path: string; routes?: { path: string }[] }[];
    const known = new Set(
      routes.flatMap((route) => [route, ...(route.routes ?? [])]).map(({ path }) => path),
    );
    const exported = listPages(outDir).map(({ route }) => decodePath(route));
    expect(exported.length).toBeGreaterThan(20);
    expect([...exported, '/3.9', '/search', '/help'].filter((route) => !known.has(route))).toEqual([]);
  });

  it('DBG-02 links to its data as JSON; the home page loads neither script nor styles of its tree', () => {
    for (const { page } of all) {
      const data = attributesOf(page, 'main a', 'href');
      expect(data.length).toBeGreaterThan(0);
      for (const address of data) expect(readJson(address ?? '')).toBeTypeOf('object');
    }
    const shared = new Set(listAddresses(readPage('/', outDir).document));
    const holding = (text: string) =>
      listFiles(outDir).filter(
        (file) => file.startsWith('_next/') && readFileSync(join(outDir, file), 'utf8').includes(text),
      );
    for (const text of ['debug-tree', 'The data could not be loaded']) {
      const files = holding(text);
      expect(files.length).toBeGreaterThan(0);
      expect(files.filter((file) => shared.has(`/${file}`))).toEqual([]);
    }
  });
});
