import type { Page } from '@playwright/test';
import type { SearchRequest, WorkerQuestion } from '../../lib/search/types';
import { createTestIndex, createTestPage } from '../../tools/search/test-index';

/** The field of the search page. */
export const fieldOf = (page: Page) => page.getByRole('searchbox', { name: 'Search', exact: true });

/** What the search page found. */
export const articlesOf = (page: Page) => page.getByRole('main').getByRole('article');

/** What is kept in the page under test. */
interface TestWindow {
  testSearches: SearchRequest[];
  testHeld: Map<string, (() => void)[]>;
}

/** Notes every search that the page asks its engine, and lets queries be held back on their way; before the first load. */
export async function watchSearches(page: Page, held: readonly string[] = []): Promise<void> {
  await page.addInitScript((queries) => {
    const searches: SearchRequest[] = [];
    const waiting = new Map<string, (() => void)[]>(queries.map((query) => [query, []]));
    Object.assign(window, { testSearches: searches, testHeld: waiting });
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function post(this: Worker, question: WorkerQuestion, ...rest: []) {
      const send = () => postMessage.call(this, question, ...rest);
      const request = 'search' in question ? question.search.requests[0] : undefined;
      if (!request) return send();
      searches.push(request);
      const queue = waiting.get(String(request.query));
      if (queue) queue.push(send);
      else send();
    };
  }, held);
}

/** The searches so far. */
export const searchesOf = (page: Page): Promise<SearchRequest[]> =>
  page.evaluate(() => (window as unknown as TestWindow).testSearches);

/** Lets the searches for a query go, and holds none of them back any more. */
export async function releaseSearch(page: Page, query: string): Promise<void> {
  await page.evaluate((text) => {
    const { testHeld } = window as unknown as TestWindow;
    const queue = testHeld.get(text) ?? [];
    testHeld.delete(text);
    for (const send of queue) send();
  }, query);
}

const everyIndex = '**/search-index/*.json';
const everyPart = '**/assets/generated/search/**';

const many = (count: number, word: string, root: string, tag: string) =>
  Array.from({ length: count }, (_, index) =>
    createTestPage(
      `${word} ${String(index + 1).padStart(2, '0')}`,
      { '': `Text about ${word}.` },
      { url: `${root}${word}/${index + 1}`, tag },
    ),
  );

/** Pages of a version: 45 about "ships", 12 about "bridges", one about "tides", one with markup in its texts. */
function makePages(root: string, tag: string, ships: number) {
  const markup = '<img src=x onerror="window.testHit=1"> & <b>bold</b>';
  return [
    ...many(ships, 'ships', root, tag),
    ...many(12, 'bridges', root, tag),
    createTestPage('Tides', { '': 'When tides turn.' }, { url: `${root}tides`, tag }),
    createTestPage(
      `Anchors ${markup}`,
      { '': `Before anchors ${markup} after`, 'Deep anchors': 'Anchors on the ground.' },
      { url: '/deployment/azure', tag, docId: 'anchors' },
    ),
  ];
}

/** Serves an index of made-up pages in place of the site's; the engine that reads it is the site's own. */
export async function serveSmallIndex(page: Page): Promise<void> {
  const files = new Map([
    ...createTestIndex(makePages('/', 'docs-default-current', 45), 'current'),
    ...createTestIndex(
      makePages('/3.9/', 'docs-default-3.9', 3).map((made) => ({ ...made, version: '3.9' })),
      '3.9',
    ),
  ]);
  const serve = (pattern: string, nameOf: (path: string) => string) =>
    page.route(pattern, (route) => {
      const text = files.get(nameOf(new URL(route.request().url()).pathname));
      return text === undefined
        ? route.fulfill({ status: 404, body: '' })
        : route.fulfill({ contentType: 'application/json', body: text });
    });
  await serve(everyIndex, (path) => path.replace(/^.*\/search-index\//, ''));
  await serve(everyPart, (path) => path.replace(/^.*\/assets\/generated\/search\//, ''));
}

/** Cuts the engine off from the index, from now on. @returns gives it back */
export async function loseIndex(page: Page): Promise<() => Promise<void>> {
  const patterns = [everyIndex, everyPart];
  for (const each of patterns) await page.route(each, (route) => route.abort());
  return async () => {
    for (const each of patterns) await page.unroute(each);
  };
}
