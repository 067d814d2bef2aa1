// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadPageFiles } from '@/lib/browser/inline/load-page-files';

const events: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  document.head.innerHTML = '<meta name="page-files" content="/faq.txt /a.js /b.js">';
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    events.push((script as Element).outerHTML);
  });
  vi.stubGlobal('fetch', (address: string) => {
    events.push(address);
    return Promise.resolve(new Response('data'));
  });
});

afterEach(() => {
  events.length = 0;
  for (const name of ['pageData', 'pageScripts'] as const) delete window[name];
});

const scripts = ['a', 'b'].map((name) => `<script src="/${name}.js" async=""></script>`);
const files = ['/faq.txt', ...scripts];

it('a page loads its data and scripts after the first frame, as script elements that React recognizes', async () => {
  loadPageFiles();
  vi.advanceTimersByTime(5);
  expect(events).toEqual([]);
  vi.advanceTimersToNextFrame();
  vi.advanceTimersByTime(5);
  expect(events).toEqual(files);
  expect(await window.pageData).toBe('data');
});

it('a page reports when all its scripts have run or failed to load', async () => {
  const appended: Element[] = [];
  vi.spyOn(document.head, 'append').mockImplementation((script) => void appended.push(script as Element));
  loadPageFiles();
  await vi.advanceTimersByTimeAsync(100);
  const report = vi.fn<() => void>();
  void window.pageScripts?.then(report);
  appended[0]?.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(0);
  expect(report).not.toHaveBeenCalled();
  appended[1]?.dispatchEvent(new Event('error'));
  await vi.advanceTimersByTimeAsync(0);
  expect(report).toHaveBeenCalledOnce();
});

it('a background tab, which is never painted, loads page data and scripts without a frame', () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  loadPageFiles();
  vi.advanceTimersByTime(5);
  expect(events).toEqual(files);
});

it('a page without the element that lists its data and scripts loads no files', () => {
  document.head.innerHTML = '';
  loadPageFiles();
  vi.advanceTimersByTime(100);
  expect(events).toEqual([]);
});

it('NV-02 the data of a page that the browser opens are an empty text if the request for them fails', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  loadPageFiles();
  vi.advanceTimersByTime(100);
  expect(await window.pageData).toBe('');
});
