import { beforeEach, describe, it } from 'vitest';
import { dialogOf, inputOf } from '../../e2e/search-dialog-support';
import { expectSameDocument } from '../../e2e/support';
import type { Fault } from '../../support/hosted-service';
import { expect, repeatedCases, settings, site } from './site';

const failed = 'Unable to fetch results';
const filtersOfOlder = ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-3.9']];

/** A hit as the service sends it, with unescaped text around its marks. */
function makeHit(name: string, text = `About <mark>${name}</mark>.`) {
  const none = { lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
  const value = (html: string) => ({ value: html, matchLevel: 'full', matchedWords: [] });
  const marked = { hierarchy: { lvl1: value(`Page <mark>${name}</mark>`) }, content: value(text) };
  return {
    objectID: name,
    url: `${site.root}/faq/general#${name}`,
    url_without_anchor: `${site.root}/faq/general`,
    anchor: name,
    type: 'content',
    content: text,
    hierarchy: { lvl0: 'Guides', lvl1: `Page ${name}`, ...none },
    _highlightResult: marked,
    _snippetResult: marked,
  };
}

/** Makes the service answer every query with hits of these names. */
export function answerWith(...names: string[]): void {
  site.search.fault = () => undefined;
  const hits = names.map((name) => makeHit(name));
  site.search.answer = () => ({ hits, nbHits: names.length, nbPages: 1, page: 0, hitsPerPage: 20 });
}

/** The hosted search in the dialog and on the search page. */
describe('hosted search', () => {
  /** Searches that the service received in this test. */
  const searches = () =>
    site.search.seen
      .filter(({ path }) => path === '/1/indexes/*/queries')
      .map(({ body }) => (body as { requests: Record<string, unknown>[] }).requests[0] ?? {});
  async function openDialog(path: string) {
    const watched = await site.open();
    await watched.goto(path);
    await watched.page.locator('html[data-search="ready"]').waitFor();
    await watched.page.getByRole('button', { name: /^Search \(/ }).click();
    await inputOf(watched.page).waitFor();
    return watched;
  }

  beforeEach(() => {
    site.search.seen.length = 0;
    answerWith();
  });

  it('SM-11 SM-12 SM-13 SM-32 the search dialog sends the request that the search service expects, and names the service', async () => {
    answerWith('modes');
    const { page, errors } = await openDialog('/3.9/admonitions');
    await inputOf(page).fill('mode');
    await dialogOf(page).getByRole('treeitem').first().waitFor();
    const [seen] = site.search.seen;
    expect(seen).toMatchObject({ method: 'POST', path: '/1/indexes/*/queries' });
    expect(seen?.headers).toMatchObject({
      'x-algolia-application-id': settings.hosted.appId,
      'x-algolia-api-key': settings.hosted.apiKey,
    });
    const [query] = searches();
    expect(query).toMatchObject({
      query: 'mode',
      indexName: settings.hosted.indexName,
      hitsPerPage: 20,
      facetFilters: filtersOfOlder,
    });
    // The service refuses unknown parameters.
    expect(query).not.toHaveProperty('hitsPerGroup');
    const levels = [0, 1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);
    expect(query?.['attributesToRetrieve']).toEqual([...levels, 'content', 'type', 'url']);
    expect(query?.['attributesToSnippet']).toContain('content:10');
    await expect(dialogOf(page).getByRole('link', { name: /Search by\s+Algolia/ })).toBeVisible();
    expect(errors()).toEqual([]);
  });

  it('SM-16 SM-17 the search dialog shows markup from the service as text, and opens hits without a full page load', async () => {
    const text = '<img src=x onerror="window.testHit=1"> a &lt;b&gt; <mark>modes</mark>';
    site.search.answer = () => ({ hits: [makeHit('modes', text)], nbHits: 1 });
    const { page, loads, errors } = await openDialog('/admonitions');
    await inputOf(page).fill('modes');
    const option = dialogOf(page).getByRole('treeitem').first();
    const title = option.locator('.DocSearch-Hit-title');
    await expect(title).toHaveText('<img src=x onerror="window.testHit=1"> a &lt;b&gt; modes');
    await expect(title.locator('mark')).toHaveText(['modes']);
    expect(await page.evaluate(() => 'testHit' in window)).toBe(false);
    await option.click();
    await expect(page).toHaveURL(`${site.root}/faq/general#modes`);
    await expect(dialogOf(page)).toHaveCount(0);
    expect(loads()).toBe(0);
    expect(errors()).toEqual([]);
  });

  it.each<[string, Fault]>(
    repeatedCases(
      ['refuses', { status: 403 }],
      ['fails', { status: 500 }],
      ['sends garbage', { text: '<html>' }],
      ['breaks the connection', { drop: true }],
    ),
  )(
    'SM-21 SP-11 the search dialog and the search page report that the service %s, and the next search works',
    async (_, fault) => {
      site.search.fault = () => fault;
      const { page, goto, errors } = await openDialog('/admonitions');
      await inputOf(page).fill('modes');
      await dialogOf(page).getByText(failed).waitFor();
      answerWith('modes');
      await inputOf(page).fill('modes again');
      await dialogOf(page).getByRole('treeitem').first().waitFor();
      site.search.fault = () => fault;
      await goto('/search?q=modes');
      await page.getByText(failed).waitFor();
      site.search.fault = () => undefined;
      await page.getByRole('button', { name: 'Retry' }).click();
      await page.getByText('One document found').waitFor();
      expect(errors()).toEqual([]);
    },
  );

  it('SP-04 SP-05 SP-07 SP-08 on scrolling, the search page requests 20 hits of the version at a time', async () => {
    site.search.answer = ({ page = 0 }) => {
      const length = page === 2 ? 5 : 20;
      const hits = Array.from({ length }, (_, index) => makeHit(`hit${Number(page) * 20 + index}`));
      return { hits, nbHits: 45, nbPages: 3, page, hitsPerPage: 20 };
    };
    const { page, errors } = await site.openAt('/search?q=mode&version=3.9');
    await page.getByText('45 documents found').waitFor();
    const hits = page.getByRole('article');
    for (const count of [40, 45]) {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await expect(hits).toHaveCount(count);
    }
    expect(searches()).toMatchObject([0, 1, 2].map((number) => ({ page: number, hitsPerPage: 20 })));
    expect(searches()[0]?.['facetFilters']).toEqual(filtersOfOlder);
    expect(errors()).toEqual([]);
  });

  it('RT-26 SP-06 hits on the search page open below the base path without a full page load', async () => {
    answerWith('faq');
    const { page, faults } = await site.openAt('/search?q=faq');
    const link = page.getByRole('article').first().getByRole('heading').getByRole('link');
    await expect(link).toHaveAttribute('href', /^\/docs\/faq\/general/);
    await link.click();
    await page.waitForURL('**/docs/faq/general*');
    await expectSameDocument(page);
    expect(faults()).toEqual([]);
  });
});
