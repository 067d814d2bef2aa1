import { beforeEach, expect, it } from 'vitest';
import type { Page } from '@playwright/test';
import { makeHit } from './hosted-search';
import { pollOptions, settings, type UnusualSite } from './site';

/** A page view as the service would have got it. */
interface View {
  path: unknown;
  title: string;
}

/** Stands in for the service's function, and notes page views with the title at that moment. */
function installStub() {
  const views: View[] = [];
  Object.assign(window, {
    testViews: views,
    gtag(name: string, what: string, value: { page_path?: unknown }) {
      if (name === 'event' && what === 'page_view')
        views.push({ path: value.page_path, title: document.title });
    },
  });
}

const viewsOf = (page: Page) => page.evaluate(() => (window as unknown as { testViews: View[] }).testViews);

export function testSearchPage(getSite: () => UnusualSite) {
  beforeEach(() => {
    const { search, root } = getSite();
    search.fault = () => undefined;
    search.answer = () => ({ hits: [makeHit(root, 'faq')], nbHits: 1, nbPages: 1, page: 0 });
  });

  it('AN-02 AN-04 typing on the search page is one view a search, with the title of its results', async () => {
    const { page, load, faults } = await getSite().open();
    await page.addInitScript(installStub);
    await load('/docs/search');
    const field = page.getByRole('searchbox', { name: 'Search' });
    await field.pressSequentially('faq');
    const first = { path: '/docs/search?q=faq', title: 'Search results for "faq" | OHIF' };
    await expect.poll(() => viewsOf(page), pollOptions).toEqual([first]);
    await field.pressSequentially(' general');
    const second = {
      path: '/docs/search?q=faq+general',
      title: 'Search results for "faq general" | OHIF',
    };
    await expect.poll(() => viewsOf(page), pollOptions).toEqual([first, second]);
    expect(faults()).toEqual([]);
  });

  it('RT-26 SP-06 hits lead below the base path, without a load', async () => {
    const { page, load, faults, isSameDocument } = await getSite().open();
    await load('/docs/search?q=faq');
    const link = page.getByRole('article').first().getByRole('heading').getByRole('link');
    await expect.poll(() => link.count(), pollOptions).toBe(1);
    const href = await link.getAttribute('href');
    expect(href).toMatch(/^\/docs\//);
    await link.click();
    await expect.poll(() => new URL(page.url()).pathname, pollOptions).toBe(href?.replace(/#.*$/, ''));
    expect(await isSameDocument()).toBe(true);
    expect(faults()).toEqual([]);
  });

  it('VER-17 SP-05 the select names the latest version after the version of the site', async () => {
    const { page, load } = await getSite().open();
    await load('/docs/search');
    const [first] = await page.getByLabel('Version', { exact: true }).getByRole('option').allTextContents();
    expect(first).toBe(`${settings.siteVersion} (Latest)`);
  });
}
