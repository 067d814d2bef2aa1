import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { decodePath } from '@/lib/routing/decode-path';
import { listFiles } from '@/lib/checks/export/served-files';
import {
  getRootRow,
  isInitiallyOpen,
  listChildRows,
  selectViewData,
  summarizeRow,
  type JsonRow,
  type JsonValue,
} from '@/lib/debug/json-tree';
import { debugViews, getDebugView, type DebugViewName } from '@/lib/site/debug-views';
import { readPage } from '../support/built-page';
import { findInExport, isDebugFile } from '../support/debug-pages';
import { listPages, outDirs } from '../support/exported-site';
import { attributesOf, openPage, textOf, textsOf } from '../support/open-page';
import { listAddresses } from '../support/page-addresses';
import { site } from '@/lib/site/config';
import { latestLabel, latestVersion } from '@/tests/support/served-versions';

const names = debugViews.map(({ name }) => name);
const captions = ['Config', 'Metadata', 'Registry', 'Routes', 'Content', 'Global data'];
const addresses = ['config', 'metadata', 'registry', 'routes', 'content', 'globalData'];
const menu = addresses.map((name, index) => `${captions[index]}: /__debug/${name}`);
const titles: Record<DebugViewName, string> = {
  config: 'Site config',
  metadata: 'Site Metadata',
  registry: 'Registry',
  routes: 'Routes',
  content: 'Plugin content',
  globalData: 'Global data',
};

describe.each(outDirs)('the debug area of the site in %s', (outDir) => {
  const open = (name: DebugViewName) => openPage(`/__debug/${name}`, outDir);
  const index = openPage('/__debug', outDir);
  const all = [
    { name: 'config' as const, page: index },
    ...names.map((name) => ({ name, page: open(name) })),
  ];
  /** Rows that a page shows at first, from the data that its script loads. */
  function rowsOf(name: DebugViewName): string[] {
    const view = getDebugView(name);
    const contents = view.files.map(
      (file) =>
        JSON.parse(readFileSync(join(outDir, `site-data/${file}.json`), 'utf8')) as Record<string, JsonValue>,
    );
    const list = (row: JsonRow, level: number): string[] => {
      const { size, preview } = summarizeRow(row);
      if (size === 0) return [`${row[0]}: ${JSON.stringify(row[1])}`];
      const isOpen = isInitiallyOpen(size, level, view.openLevels);
      const text = `${row[0]}: ${size} ${size === 1 ? 'entry' : 'entries'}`;
      return isOpen
        ? [text, ...listChildRows(row).flatMap((child) => list(child, level + 1))]
        : [`${text} ${preview}`];
    };
    return list(getRootRow(selectViewData(view, contents)), 1);
  }

  it('RT-11 DBG-02 has an index and six pages, each with less than 100 KB of HTML', () => {
    for (const path of ['', ...names.map((name) => `/${name}`)])
      for (const form of ['.html', '/index.html']) {
        const html = readFileSync(`${outDir}/__debug${path}${form}`, 'utf8');
        expect(html).toContain('</html>');
        expect(html.length).toBeLessThan(100_000);
      }
  });

  it('DBG-01 has an index that shows the same as its page of the configuration', () => {
    expect(textsOf(index, 'main')).toEqual(textsOf(open('config'), 'main'));
  });

  it('DBG-08 has a menu that links to all its pages and marks the current one', () => {
    for (const { name, page } of all) {
      const links = [...page.querySelectorAll('nav a')];
      expect(links.map((link) => `${textOf(link)}: ${link.getAttribute('href')}`)).toEqual(menu);
      expect(attributesOf(page, 'nav [aria-current="page"]', 'href')).toEqual([`/__debug/${name}`]);
    }
  });

  it('DBG-08 SH-13 has pages with their own title, without navbar and footer, and with noindex', () => {
    for (const { name, page } of all) {
      expect(page.title).toBe(`Debug panel: ${titles[name]} | OHIF`);
      expect(textsOf(page, 'h1')).toEqual([titles[name]]);
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

  it('DBG-02 shows two levels of the configuration of the site', () => {
    const rows = rowsOf('config');
    expect(rows).toEqual(
      expect.arrayContaining([
        'title: "OHIF"',
        'tagline: "Open-source web-based medical imaging platform"',
        'baseUrl: "/"',
        'minHeadingLevel: 2',
        'maxHeadingLevel: 3',
        expect.stringMatching(/^\d+: "diff"$/),
      ]),
    );
    for (const part of ['navbar', 'footer', 'announcementBar', 'tableOfContents', 'codeLanguages'])
      expect(rows.some((row) => row.startsWith(`${part}: `))).toBe(true);
    expect(rows.filter((row) => row.startsWith('activeBaseRegex'))).toEqual([]);
  });

  it('DBG-03 lists docs versions and other pages as the content of two Docusaurus plugins', () => {
    const text = rowsOf('content').join('\n');
    expect(text).toContain(`docusaurus-plugin-content-docs: ${site.versions.length} entries`);
    expect(text).toMatch(/docusaurus-plugin-content-pages: \d+ entries/);
    expect(text).toContain('versionName: "current"');
    expect(text).toContain('path: "/help"');
  });

  it('DBG-04 VER-01 shows global data with the versions and their fields', () => {
    const rows = rowsOf('globalData');
    expect(rows).toEqual(
      expect.arrayContaining([
        'name: "current"',
        `label: ${JSON.stringify(latestLabel)}`,
        'isLast: true',
        'path: "/"',
        'name: "3.9"',
        'label: "3.9"',
        'isLast: false',
        'path: "/3.9"',
      ]),
    );
    for (const field of ['mainDocId', 'docs', 'draftIds', 'sidebars'])
      expect(rows.filter((row) => row.startsWith(`${field}: `))).toHaveLength(site.versions.length);
  });

  it('DBG-05 SH-09 shows the versions of Docusaurus, site and plugins; no page has a generator tag', () => {
    const rows = rowsOf('metadata');
    expect(rows).toEqual(
      expect.arrayContaining([
        'docusaurusVersion: "3.7.0"',
        `siteVersion: "${latestVersion.viewer.release}"`,
        'docusaurus-plugin-content-docs: 2 entries',
        'type: "project"',
        `version: "${latestVersion.viewer.release}"`,
      ]),
    );
    expect(rows.filter((row) => row.startsWith('type: '))).toHaveLength(4);
    expect(findInExport(outDir, ['name="generator"'])).toEqual([]);
  });

  it('DBG-06 shows a registry with route, alias and file of each page module', () => {
    const rows = rowsOf('registry');
    expect(rows.length).toBeGreaterThan(15);
    expect(rows.find((row) => row.includes('"/changes"'))).toContain(
      'route: "/changes", alias: "@/app/changes/page", file: "app/changes/page.tsx"',
    );
  });

  it('DBG-07 has data with the route of every exported page, and shows the first ones', () => {
    const rows = rowsOf('routes').join('\n');
    for (const path of ['/', '/3.9', '/search', '/help'])
      expect(rows).toMatch(new RegExp(`path: "${path}", exact: (?:true|false), source: `));
    const { routes } = JSON.parse(readFileSync(join(outDir, 'site-data/debug.json'), 'utf8')) as {
      routes: { path: string; routes?: { path: string }[] }[];
    };
    const known = new Set(
      routes.flatMap((route) => [route.path, ...(route.routes ?? []).map(({ path }) => path)]),
    );
    const exported = listPages(outDir).map(({ route }) => route);
    expect(exported.length).toBeGreaterThan(20);
    expect(exported.filter((route) => !known.has(decodePath(route)))).toEqual([]);
  });

  it('DBG-02 links to its data as JSON; the home page loads neither script nor styles of its tree', () => {
    for (const { page } of all) {
      const data = attributesOf(page, 'main a', 'href');
      expect(data.length).toBeGreaterThan(0);
      for (const address of data)
        expect(JSON.parse(readFileSync(join(outDir, address ?? ''), 'utf8'))).toBeTypeOf('object');
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
