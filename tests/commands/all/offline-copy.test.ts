import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import axe from 'axe-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSearchClient } from '@/lib/search/client';
import { getSearchFileAddress } from '@/lib/search/fetch-file';
import { searchSettings } from '@/lib/search/read-settings';
import { site } from '@/lib/site/config';
import type { PageWithAxe } from '@/tests/support/axe';
import { findResultUrls, readGoldenQueries } from '@/tools/search/search-golden';
import { expectInPage, expectText, openReady, waitUntilReady, type EnginePage } from './engines/engine-page';
import { openPuppeteerPage } from './engines/puppeteer-page';
import { useConfigTool, useHeaderTool, useSetupTool } from './engines/tool-checks';
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

/** Address of the folder of a copy. */
const getBase = (version: string) => `${pathToFileURL(join(bundled.folder, `ohif-docs-${version}`)).href}/`;

/** Waits until an element exists. */
const expectPart = (page: EnginePage, selector: string) =>
  expectInPage(page, true, (query) => document.querySelector(query) !== null, selector);

describe.each<BrowserName>(['chrome', 'firefox'])('in %s without a network', (browser) => {
  let page: EnginePage;
  let base = '';
  beforeAll(async () => {
    page = await openPuppeteerPage(browser);
    base = getBase('3.10');
  });
  afterAll(() => page?.close());

  /** Lists the addresses of loaded files that are not in the copy. */
  const listOutside = async () => {
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    return loaded.filter((name) => !/^(?:data|blob):/.test(name) && !name.startsWith(base));
  };
  const goTo = async (file: string) => {
    await openReady(page, base + file);
    expect(await listOutside()).toEqual([]);
  };
  /** Waits for the next page after `act`. */
  const follow = async (act: Promise<void>) => {
    await act;
    await expectInPage(page, false, () => document.documentElement.hasAttribute('data-test-mark'));
    await waitUntilReady(page);
    expect(await listOutside()).toEqual([]);
  };
  const getFile = async () => {
    const address = await page.evaluate(() => location.href);
    return address.slice(base.length).replace(/[?#].*$/, '');
  };
  it('the offline copy opens 30 pages by clicks on "Next", and marks each of them in the sidebar', async () => {
    await goTo('index.html');
    await page.click('.docs-sidebar .menu-caret');
    await follow(page.click('.docs-sidebar .menu-list .menu-list a'));
    const files = new Set<string | undefined>();
    while (files.size < 30) {
      await follow(page.click('.paginator-next'));
      const [address, entry] = await page.evaluate(() => {
        const marked = document.querySelector<HTMLAnchorElement>('.docs-sidebar [aria-current="page"]');
        return [location.href, marked?.href];
      });
      expect(entry).toBe(address);
      files.add(address);
    }
    await follow(page.click('.navbar-brand'));
    expect(await getFile()).toBe('index.html');
  }, 600_000);

  it('the offline copy finds for 50 queries the same first three pages as the site does online', async () => {
    const hits = { online: 0, offline: 0 };
    for (const { query, urls } of queries) {
      await goTo(`search.html?q=${encodeURIComponent(query)}`);
      await expectPart(page, '.search-hit-title, .search-nothing');
      const hrefs = await page.evaluate(() =>
        [...document.querySelectorAll('.search-hit-title a')].map((link) => link.getAttribute('href') ?? ''),
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
    await goTo('faq/general.html');
    await page.click('.DocSearch-Button');
    await expectPart(page, '.DocSearch-Input:focus');
    await page.type('docker');
    await expectPart(page, '.DocSearch-Hit[aria-selected="true"]');
    await follow(page.press('Enter'));
    expect(await getFile()).toBe('deployment/docker.html');
  });

  it('the offline copy keeps the color mode on the next page, and is accessible in either mode', async () => {
    const findViolations = async () => {
      await page.evaluate(axe.source as never);
      // `preload` would fetch the style sheets again, which the security policy forbids.
      return page.evaluate(async () => {
        const { violations } = await (window as unknown as PageWithAxe).axe.run({ preload: false });
        return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
      });
    };
    const getColorMode = () => page.evaluate(() => document.documentElement.dataset.theme);
    await goTo('deployment/docker.html');
    const before = await getColorMode();
    expect(await findViolations()).toEqual([]);
    await page.click('.navbar-color button');
    await follow(page.click('.paginator-next'));
    expect([before, await getColorMode()].sort()).toEqual(['dark', 'light']);
    expect(await findViolations()).toEqual([]);
  });

  it('the offline copy copies code and the Markdown of a page, and zooms an image', async () => {
    await goTo('user-guide/viewer/viewport.html');
    await page.click('.view-markdown + button');
    await expectText(page, '.view-markdown + button', 'Copied');
    await expectPart(page, '.image-zoom-button');
    await page.click('.image-main');
    await expectPart(page, '.medium-zoom-image--opened');
    // medium-zoom ignores keys while the image moves.
    const countZoomed = () =>
      page.evaluate(() => document.querySelectorAll('.medium-zoom-image--opened').length);
    await expect.poll(() => page.press('Escape').then(countZoomed), { timeout: 30_000 }).toBe(0);
    await goTo('deployment/docker.html');
    await page.click('.code-button-copy');
    await expectPart(page, '.code-button-copy[data-copied]');
    const code = await page.evaluate(() => document.querySelector('.theme-code-block code')?.textContent);
    await page.click('.DocSearch-Button');
    await expectPart(page, '.DocSearch-Input:focus');
    await page.press('v', 'Control');
    const readField = () =>
      page.evaluate(() => document.querySelector<HTMLInputElement>('dialog input')?.value);
    await expect.poll(readField).toBe(code?.trim());
  });

  it('the offline copy switches tabs, shows a diagram, and lists the changes since 3.9 with links to files', async () => {
    await goTo('configuration/configurationFiles.html');
    await page.click('.tab-list [aria-selected="false"]');
    await expectPart(page, '.tab-list :not(:first-child)[aria-selected="true"]');
    await goTo('deployment/authorization.html');
    await expectInPage(page, true, () => {
      const diagram = document.querySelector('.diagram svg');
      return (diagram?.getBoundingClientRect().height ?? 0) > 100;
    });
    await page.click('.change-note');
    await expectPart(page, '.changes-body');
    const links = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLAnchorElement>('.changes-body a')].map(({ href }) => href),
    );
    const files = links.filter((link) => link.startsWith('file:'));
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((link) => !existsSync(new URL(link.replace(/[?#].*/, ''))))).toEqual([]);
  });

  it.each(Object.entries({ config: useConfigTool, headers: useHeaderTool, setup: useSetupTool }))(
    'the offline copy runs the tool %s without requests outside',
    async (name, useTool) => {
      await useTool(page, `${base}tools/${name}.html`);
      expect(await listOutside()).toEqual([]);
    },
  );

  it('the offline copy of 3.9 opens, and its breadcrumbs lead to its own home page', async () => {
    base = getBase('3.9');
    await goTo('index.html');
    await follow(page.click('.paginator-next'));
    await follow(page.click('.breadcrumb-home'));
    expect(await getFile()).toBe('index.html');
    await expectText(page, '.docs-sidebar [aria-current="page"]', 'Introduction');
  });

  it('the offline copies logged nothing and requested nothing outside their folders in the tests above', async () => {
    expect(await page.takeFaults()).toEqual([]);
  });
});
