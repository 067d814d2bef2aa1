import type { Locator, Page } from '@playwright/test';
import type { SearchedPage, SearchRequest, WorkerQuestion } from '../../lib/search/types';
import { createTestIndex, createTestPage } from '../../tools/search/test-index';

/** The field of the search page. */
export const fieldOf = (page: Page) => page.getByRole('searchbox', { name: 'Search', exact: true });

/** Results of the search page. */
export const articlesOf = (page: Page) => page.getByRole('main').getByRole('article');

/** Line of a console with a message that the docs explain. */
export const consoleLine = `app.bundle.${'53f9c7bd'.repeat(6)}.js:219996 Uncaught (in promise) Error: SharedArrayBuffer is NOT supported`;

/** Pastes text into a field, like the reader's clipboard. */
export const pasteInto = (field: Locator, text: string): Promise<unknown> =>
  field.evaluate((input, data) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', data);
    input.focus();
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);

interface TestWindow {
  testSearches: SearchRequest[];
  testHeld: Map<string, (() => void)[]>;
}

/** Records all requests to the search engine, and holds back some queries; call before the first load. */
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

export const searchesOf = (page: Page): Promise<SearchRequest[]> =>
  page.evaluate(() => (window as unknown as TestWindow).testSearches);

/** Releases a query that was held back, and all later searches for it. */
export async function releaseSearch(page: Page, query: string): Promise<void> {
  await page.evaluate((text) => {
    const { testHeld } = window as unknown as TestWindow;
    const queue = testHeld.get(text) ?? [];
    testHeld.delete(text);
    for (const send of queue) send();
  }, query);
}

/** Files of the search index: its manifest and its parts. The group is the name within the index. */
export const indexFiles = /\/(?:search-index|assets\/generated\/search)\/([^?]+)/;

const makeMany = (count: number, word: string, root: string, parts: Partial<SearchedPage>) =>
  Array.from({ length: count }, (_, index) =>
    createTestPage(
      `${word} ${String(index + 1).padStart(2, '0')}`,
      { '': `Text about ${word}.` },
      { ...parts, url: `${root}${word}/${index + 1}` },
    ),
  );

/** Index of a version: pages about "ships", 12 about "bridges", one about "tides". */
function makeIndex(version: string, root: string, ships: number) {
  const parts = { version, tag: `docs-default-${version}` };
  const pages = [
    ...makeMany(ships, 'ships', root, parts),
    ...makeMany(12, 'bridges', root, parts),
    createTestPage('Tides', { '': 'When tides turn.' }, { ...parts, url: `${root}tides` }),
  ];
  return createTestIndex(pages, version);
}

/** Replaces the search index with one of made-up pages; the engine is that of the site. */
export async function serveSmallIndex(page: Page): Promise<void> {
  const files = new Map([...makeIndex('current', '/', 45), ...makeIndex('3.9', '/3.9/', 3)]);
  await page.route(indexFiles, (route) => {
    const body = files.get(indexFiles.exec(route.request().url())?.[1] ?? '');
    return route.fulfill(
      body === undefined ? { status: 404, body: '' } : { contentType: 'application/json', body },
    );
  });
}
