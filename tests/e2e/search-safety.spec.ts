import { expect, test, type Page } from '@playwright/test';
import { hostileQueries, typicalQueries } from '../support/hostile-queries';
import { dialogOf, inputOf, openSearch, hitsOf, search, searchButtonOf } from './search-dialog-support';
import { collectConsole, collectForeignRequests, gotoHydrated, phone } from './support';

/** Selectors of the search field and of the results. */
type Place = Record<'field' | 'results', string>;

/** Elements that results may consist of. */
const known = 'a article b button div g h1 h2 i kbd li mark nav ol p path section span strong svg ul'.split(
  ' ',
);

/**
 * Pastes each text into the emptied field, waits for the answer (the dialog has an attribute with the answered query,
 * the page a heading), and returns unexpected elements, handlers and addresses in it. Runs within the page, because two
 * hundred round trips are slow.
 */
const findStrangers = (page: Page, place: Place, texts: readonly string[]): Promise<string[]> =>
  page.evaluate(
    async ({ field, results, queries, allowed }) => {
      const paste = (text: string) => {
        const input = document.querySelector<HTMLInputElement>(field);
        if (!input) throw new Error('The field is gone.');
        input.focus();
        input.select();
        document.execCommand('delete');
        document.execCommand('insertText', false, text);
        input.form?.requestSubmit();
      };
      const isAnswered = () => {
        const text = document.querySelector<HTMLInputElement>(field)?.value ?? '';
        const body = document.querySelector<HTMLElement>(results);
        const query = text.trim();
        const answered = body?.closest('dialog')?.dataset.answered;
        if (answered !== undefined) return answered === text;
        const heading = query === '' ? 'Search the documentation' : `Search results for "${query}"`;
        const isBusy = body?.querySelector('.loading, [aria-busy="true"]') !== null;
        return document.querySelector('h1')?.textContent === heading && !isBusy;
      };
      const isStrange = ({ name, value }: Attr) =>
        /^on|^srcdoc$/.test(name) ||
        (name === 'href' && !/^(?:\/(?!\/)|https:\/\/github\.com\/OHIF\/)/.test(value));
      const readStrangers = () => {
        const elements = [...document.querySelectorAll(`${results} *`)];
        const attributes = elements.flatMap((element) => [...element.attributes]);
        return [
          ...elements.map(({ localName }) => localName).filter((name) => !allowed.includes(name)),
          ...attributes.filter(isStrange).map(({ name, value }) => `${name}=${value}`),
        ];
      };
      const found: string[] = [];
      for (const query of queries) {
        paste(query);
        const deadline = performance.now() + 30_000;
        do await new Promise(requestAnimationFrame);
        while (!isAnswered() && performance.now() < deadline);
        const strangers = isAnswered() ? readStrangers() : ['no answer'];
        found.push(...strangers.map((stranger) => `${query.slice(0, 64)}: ${stranger}`));
      }
      return found;
    },
    { ...place, queries: texts, allowed: known },
  );

const globalsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...Object.keys(window), ...Object.getOwnPropertyNames(Object.prototype)]);

async function pasteAll(page: Page, place: Place): Promise<void> {
  const before = await globalsOf(page);
  const texts = process.env.DOCS_TEST_ALL ? hostileQueries : typicalQueries;
  expect(await findStrangers(page, place, texts)).toEqual([]);
  expect(await globalsOf(page)).toEqual(before);
}

/** Collects console messages, requests to other hosts, and prompts. */
function collectFaults(page: Page): string[][] {
  const prompts: string[] = [];
  page.on('dialog', (prompt) => {
    prompts.push(prompt.message());
    void prompt.dismiss();
  });
  return [collectConsole(page), collectForeignRequests(page), prompts];
}

test.describe('queries with hostile HTML or scripts change nothing but the search results', () => {
  test.describe.configure({ timeout: 180_000 });

  test('SM-16 SM-22 in the search dialog', async ({ page }) => {
    const faults = collectFaults(page);
    await openSearch(page);
    await pasteAll(page, { field: '.DocSearch-Input', results: '.DocSearch-Dropdown' });
    await search(page, 'docker');
    await expect(hitsOf(page).first()).toContainText('Docker');
    expect(faults).toEqual([[], [], []]);
  });

  test('SM-16 SP-02 on the search page', async ({ page }) => {
    const faults = collectFaults(page);
    await gotoHydrated(page, '/search');
    const depth = await page.evaluate(() => history.length);
    await pasteAll(page, { field: '.search-form input', results: '.search-results' });
    expect(await page.evaluate(() => history.length)).toBe(depth);
    await page.getByRole('searchbox', { name: 'Search' }).fill('docker');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('article').first()).toContainText('Docker');
    expect(faults).toEqual([[], [], []]);
  });
});

const worker = /\/turbopack-worker[^/]*\.js/;

test('SM-21 SM-28 search finds hits if its web worker is missing or throws an error', async ({ browser }) => {
  for (const reply of [
    { status: 404, body: '' },
    { contentType: 'text/javascript', body: 'throw new Error("lost")' },
  ]) {
    const page = await browser.newPage();
    let count = 0;
    await page.route(worker, (route) => {
      count += 1;
      return route.fulfill(reply);
    });
    await openSearch(page);
    await search(page, 'docker');
    await expect(hitsOf(page).first()).toContainText('Docker');
    await search(page, 'hanging protocol');
    await expect(hitsOf(page).first()).toContainText(/hanging protocol/i);
    expect(count).toBeGreaterThan(0);
    await page.close();
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('SM-08 SM-17 Back closes the search dialog, which leaves no history entry', async ({ page }) => {
    await gotoHydrated(page, '/help');
    const isEntry = () => page.evaluate(() => 'search' in (history.state ?? {}));
    await openSearch(page);
    await expect.poll(isEntry).toBe(true);
    const depth = await page.evaluate(() => history.length);
    await page.goBack();
    await expect(dialogOf(page)).toBeHidden();
    await expect(page).toHaveURL('/faq/general');
    await page.goBack();
    await expect(page).toHaveURL('/help');
    expect(await page.evaluate(() => history.length)).toBe(depth);

    await openSearch(page);
    await expect.poll(isEntry).toBe(true);
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toBeHidden();
    await expect.poll(isEntry).toBe(false);
    await searchButtonOf(page).click();
    await inputOf(page).fill('docker');
    await hitsOf(page).first().click();
    await expect(page).toHaveURL(/\/docker/);
    await expect(dialogOf(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/faq/general');
    await expect(dialogOf(page)).toBeHidden();
  });
});
