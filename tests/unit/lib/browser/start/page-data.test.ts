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

it('the start of a page uses the data that its inline script has requested', async () => {
  serve(dataOf('a'), null);
  expect(await loadPageData('a')).toBe(dataOf('a'));
  expect(requests).toEqual([]);
});

it.each([
  ['failed', ''],
  ['returned an error page', errorPage],
  ['returned cached data of another build', dataOf('old')],
])(
  'NV-02 NV-22 the start of a page requests its data again without the cache if the first request %s',
  async (_, first) => {
    serve(first, dataOf('a'));
    expect(await loadPageData('a')).toBe(dataOf('a'));
    expect(requests).toEqual([['/faq.txt', { cache: 'reload' }]]);
    expect(reload).not.toHaveBeenCalled();
  },
);

it.each([
  ['NV-22 a page reloads at its start if the host has another build', 'navigate', dataOf('b'), 1],
  ['NV-22 a page does not reload a second time if the builds still differ', 'reload', dataOf('b'), 0],
  ['NV-02 a page stays unchanged if its data cannot be loaded without a network', 'navigate', null, 0],
  ['NV-02 a page stays unchanged if the host returns an error page as its data', 'navigate', errorPage, 0],
])('%s', async (_title, type, second, reloads) => {
  arriveBy(type);
  serve(second === dataOf('b') ? second : '', second);
  expect(await loadPageData('a')).toBeUndefined();
  expect(reload).toHaveBeenCalledTimes(reloads);
});
