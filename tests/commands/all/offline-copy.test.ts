import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSearchClient } from '@/lib/search/client';
import { getSearchFileAddress } from '@/lib/search/fetch-file';
import { searchSettings } from '@/lib/search/read-settings';
import { site } from '@/lib/site/config';
import { findResultUrls, readGoldenQueries } from '@/tools/search/search-golden';
import { openPuppeteerPage } from './engines/puppeteer-page';
import { useConfigTool, useHeaderTool, useSetupTool } from './engines/tool-checks';
import { OfflinePage } from './offline-browser';
import { bundleSite, type BundledSite } from './offline-copies';
import type { BrowserName } from './puppeteer-browser';

let bundled: BundledSite;
beforeAll(() => {
  bundled = bundleSite();
});
afterAll(() => bundled?.remove());

/** A sample of golden queries from the whole list. */
const queries = readGoldenQueries()
  .filter((_, index) => index % 4 === 0)
  .slice(0, 50);

/** Returns the route of a search result, from its address in a copy or on the site. */
const toRoute = (href: string) =>
  href
    .replace(site.url, '')
    .replace(/#.*$/, '')
    .replace(/^\.\/(?:index)?(.*)\.html$/, '/$1')
    .replace(/(.)\/$/, '$1');

/** Searches the index of the finished site, as the site does. */
function searchOnline(query: string): Promise<string[]> {
  const load = async (path: string): Promise<unknown> =>
    JSON.parse(readFileSync(join(bundled.out, getSearchFileAddress(path)), 'utf8'));
  return findResultUrls(createSearchClient({ ...searchSettings, load }), query);
}

describe.each<BrowserName>(['chrome', 'firefox'])('in %s without a network', (browser) => {
  let copy: OfflinePage;
  beforeAll(async () => {
    copy = await OfflinePage.open(browser, `${pathToFileURL(join(bundled.folder, 'ohif-docs-3.10')).href}/`);
  });
  afterAll(() => copy?.close());

  it('the offline copy opens 30 pages by clicks on "Next", and marks each of them in the sidebar', async () => {
    await copy.goTo('index.html');
    await copy.page.click('.docs-sidebar .menu-caret');
    await copy.follow('.docs-sidebar .menu-list .menu-list a');
    const files = new Set([copy.getFile()]);
    while (files.size < 30) {
      await copy.follow('.paginator-next');
      files.add(copy.getFile());
      expect(
        await copy.read('.docs-sidebar [aria-current="page"]', (link) => (link as HTMLAnchorElement).href),
      ).toBe(copy.page.url());
    }
    await copy.follow('.navbar-brand');
    expect(copy.getFile()).toBe('index.html');
  });

  it('the offline copy finds for 50 queries the same first three pages as the site does online', async () => {
    const hits = { online: 0, offline: 0 };
    for (const { query, urls } of queries) {
      await copy.goTo(`search.html?q=${encodeURIComponent(query)}`);
      await copy.page.waitForSelector('.search-hit-title, .search-nothing');
      const hrefs = await copy.page.$$eval('.search-hit-title a', (links) =>
        links.map((link) => link.getAttribute('href') ?? ''),
      );
      const offline = hrefs.slice(0, 3).map(toRoute);
      const online = (await searchOnline(query)).slice(0, 3).map(toRoute);
      expect([query, ...offline]).toEqual([query, ...online]);
      const isRight = (route: string) => urls.map(toRoute).includes(route);
      hits.offline += Number(offline.some(isRight));
      hits.online += Number(online.some(isRight));
    }
    console.log(`${browser}: right among the first 3 of ${queries.length} queries: ${JSON.stringify(hits)}`);
    expect(queries).toHaveLength(50);
    expect(hits.offline).toBe(hits.online);
    expect(hits.offline).toBeGreaterThan(45);
  });

  it('the offline copy opens the selected hit of the search dialog on Enter', async () => {
    await copy.goTo('faq/general.html');
    await copy.page.click('.DocSearch-Button');
    await copy.page.waitForSelector('.DocSearch-Input');
    await copy.page.type('.DocSearch-Input', 'docker');
    await copy.page.waitForSelector('.DocSearch-Hit[aria-selected="true"]');
    await Promise.all([copy.page.waitForNavigation(), copy.page.keyboard.press('Enter')]);
    await copy.settle();
    expect(copy.getFile()).toBe('deployment/docker.html');
  });

  it('the offline copy keeps the color mode on the next page, and is accessible in either mode', async () => {
    await copy.goTo('deployment/docker.html');
    const before = await copy.getColorMode();
    expect(await copy.findViolations()).toEqual([]);
    await copy.page.click('.navbar-color button');
    await copy.follow('.paginator-next');
    const after = await copy.getColorMode();
    expect([before, after].sort()).toEqual(['dark', 'light']);
    expect(await copy.findViolations()).toEqual([]);
  });

  it('the offline copy copies code and the Markdown of a page, and zooms an image', async () => {
    await copy.goTo('user-guide/viewer/viewport.html');
    await copy.page.click('.view-markdown + button');
    await copy.page.waitForFunction(
      () => document.querySelector('.view-markdown + button')?.textContent === 'Copied',
    );
    await copy.page.waitForSelector('.image-zoom-button');
    await copy.page.click('.image-main');
    await copy.page.waitForSelector('.medium-zoom-image--opened');
    // medium-zoom ignores keys while the image moves.
    await copy.page.waitForFunction(() => document.getAnimations().length === 0);
    await copy.page.keyboard.press('Escape');
    await copy.page.waitForSelector('.medium-zoom-image--opened', { hidden: true });
    await copy.goTo('deployment/docker.html');
    await copy.page.click('.code-button-copy');
    await copy.page.waitForSelector('.code-button-copy[data-copied]');
    const code = await copy.read('.theme-code-block code', (element) => element.textContent);
    await copy.page.click('.DocSearch-Button');
    await copy.page.waitForSelector('.DocSearch-Input');
    await copy.page.keyboard.down('Control');
    await copy.page.keyboard.press('v', { commands: ['Paste'] });
    await copy.page.keyboard.up('Control');
    expect(await copy.read('.DocSearch-Input', (input) => (input as HTMLInputElement).value)).toBe(
      code?.trim(),
    );
  });

  it('the offline copy switches tabs, shows a diagram, and lists the changes since 3.9 with links to files', async () => {
    await copy.goTo('configuration/configurationFiles.html');
    await copy.page.click('.tab-list [aria-selected="false"]');
    await copy.page.waitForSelector('.tab-list :not(:first-child)[aria-selected="true"]');
    await copy.goTo('deployment/authorization.html');
    expect(await copy.read('.diagram svg', (svg) => svg.getBoundingClientRect().height)).toBeGreaterThan(100);
    await copy.page.click('.change-note');
    await copy.page.waitForSelector('.changes-body');
    const links = await copy.page.$$eval('.changes-body a', (all) => all.map((link) => link.href));
    const files = links.filter((link) => link.startsWith('file:'));
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((link) => !existsSync(new URL(link.replace(/[?#].*/, ''))))).toEqual([]);
  });

  it('the offline copy runs config checker, header checker and setup generator without requests outside', async () => {
    const page = await openPuppeteerPage(browser);
    const listOutside = () =>
      page.evaluate(
        (base) =>
          performance
            .getEntriesByType('resource')
            .map(({ name }) => name)
            .filter((name) => !/^(?:data|blob):/.test(name) && !name.startsWith(base)),
        copy.base,
      );
    try {
      const tools = { config: useConfigTool, headers: useHeaderTool, setup: useSetupTool };
      for (const [name, useTool] of Object.entries(tools)) {
        await useTool(page, `${copy.base}tools/${name}.html`);
        expect(await listOutside()).toEqual([]);
      }
      expect(await page.takeFaults()).toEqual([]);
    } finally {
      await page.close();
    }
  });

  it('the offline copy of 3.9 opens, and its breadcrumbs lead to its own home page', async () => {
    const older = await OfflinePage.open(
      browser,
      `${pathToFileURL(join(bundled.folder, 'ohif-docs-3.9')).href}/`,
    );
    try {
      await older.goTo('index.html');
      await older.follow('.paginator-next');
      await older.follow('.breadcrumb-home');
      expect(older.getFile()).toBe('index.html');
      expect(await older.read('.docs-sidebar [aria-current="page"]', (link) => link.textContent)).toBe(
        'Introduction',
      );
      expect(older.faults).toEqual([]);
    } finally {
      await older.close();
    }
  });

  it('the offline copy logged nothing and requested nothing outside its folder in the tests above', () => {
    expect(copy.faults).toEqual([]);
  });
});
