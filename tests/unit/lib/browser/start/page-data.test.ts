// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadPageData } from '@/lib/browser/start/page-data';

const dataOf = (build: string) => `1:"text with \\"b\\":\\"x\\""\n0:{"S":true,"b":"${build}"}\n2:[]\n`;
const errorPage = '<!DOCTYPE html><title>Not found</title>';

const reload = vi.fn<() => void>();
const requests: unknown[] = [];

/** Sets the response to the first request, which the inline script sends, and to the second. */
function serve(first: string, second: string | null) {
  window.pageData = Promise.resolve(first);
  vi.stubGlobal('fetch', (...request: unknown[]) => {
    requests.push(request);
    return second === null ? Promise.reject(new TypeError('lost')) : Promise.resolve(new Response(second));
  });
}

const arriveBy = (type: string) =>
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type }] as unknown as PerformanceEntryList);

beforeEach(() => {
  document.head.innerHTML = '<meta name="page-files" content="/faq.txt /a.js">';
  vi.spyOn(location, 'reload').mockImplementation(reload);
  arriveBy('navigate');
});
afterEach(() => {
  requests.length = 0;
  reload.mockClear();
  delete window.pageData;
});

it('returns the data that the inline script has requested', async () => {
  serve(dataOf('a'), null);
  expect(await loadPageData('a')).toBe(dataOf('a'));
  expect(requests).toEqual([]);
});

it.each([
  ['failed', ''],
  ['returned an error page', errorPage],
  ['returned cached data of another build', dataOf('old')],
])('NV-02 NV-22 sends a second request without the cache if the first one %s', async (_, first) => {
  serve(first, dataOf('a'));
  expect(await loadPageData('a')).toBe(dataOf('a'));
  expect(requests).toEqual([['/faq.txt', { cache: 'reload' }]]);
  expect(reload).not.toHaveBeenCalled();
});

it.each([
  ['NV-22 reloads the page if the host has another build', 'navigate', dataOf('b'), 1],
  ['NV-22 does not reload the page a second time', 'reload', dataOf('b'), 0],
  ['NV-02 leaves the page unchanged without a network', 'navigate', null, 0],
  ['NV-02 leaves the page unchanged if the host returns an error page', 'navigate', errorPage, 0],
])('%s', async (_title, type, second, reloads) => {
  arriveBy(type);
  serve(second === dataOf('b') ? second : '', second);
  expect(await loadPageData('a')).toBeUndefined();
  expect(reload).toHaveBeenCalledTimes(reloads);
});
