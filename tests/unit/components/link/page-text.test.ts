// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';

const answer = (body: string, type = 'text/plain', status = 200) =>
  new Response(body, { status, headers: { 'content-type': type } });

let requested: string[];
let answers: Response[];
let failures: number;
/** Imported anew for each test, so that nothing was requested before. */
let texts: typeof import('@/components/link/page-text');

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  requested = [];
  answers = [];
  failures = 0;
  window.fetch = ((url: string) => {
    requested.push(url);
    return Promise.resolve(answers.shift() ?? answer('<p>Text</p>'));
  }) as typeof fetch;
  const { setRequestFailureCallback } = await import('@/lib/browser/page-requests');
  setRequestFailureCallback(() => (failures += 1));
  texts = await import('@/components/link/page-text');
});

it('NV-17 uses a prefetched text, and prefetches only texts of docs pages', async () => {
  texts.prefetchPageText('/');
  texts.prefetchPageText('/search');
  texts.prefetchPageText('/components/ButtonShowcase');
  expect(requested).toEqual(['/page-text/index.txt']);
  expect(await texts.loadPageText('/')).toBe('<p>Text</p>');
  await vi.advanceTimersByTimeAsync(5000);
  expect(requested).toHaveLength(1);
});

it('NV-19 requests a text again if its pending prefetch fails', async () => {
  answers = [answer('', 'text/plain', 404)];
  texts.prefetchPageText('/faq/');
  expect(await texts.loadPageText('/faq/')).toBe('<p>Text</p>');
  expect([requested, failures]).toEqual([Array(2).fill('/page-text/faq.txt'), 0]);
});

it.each([
  ['is missing', [answer('', 'text/plain', 404)]],
  ['is the page of a proxy', [answer('<h1>Sign in</h1>', 'text/html')]],
  ['is missing again after its prefetch', [404, 503].map((status) => answer('', 'text/plain', status))],
])('NV-02 reports a text that %s, and keeps its promise pending', async (_, wrong) => {
  answers = [...wrong];
  if (wrong.length > 1) texts.prefetchPageText('/faq/general');
  let ended = 0;
  const end = () => (ended += 1);
  texts.loadPageText('/faq/general').then(end, end);
  await vi.waitFor(() => expect(failures).toBe(1));
  expect([ended, requested.length]).toEqual([0, wrong.length]);
});
