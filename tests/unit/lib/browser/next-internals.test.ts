// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

type Internals = typeof import('@/lib/browser/next-internals');

const navigation = { headers: { rsc: '1', 'next-router-state-tree': '[]' } };

let internals: Internals;
let answers: (() => Promise<Response>)[];
let requested: string[];
let failures: number;
let restore: () => void;

const good = () => Promise.resolve(new Response('data'));
const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const never = () => new Promise<Response>(() => {});

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubEnv('NODE_ENV', 'production');
  vi.resetModules();
  requested = [];
  answers = [];
  failures = 0;
  window.fetch = ((url: string, init?: RequestInit) => {
    requested.push(init && 'priority' in init ? `prefetch ${url}` : url);
    return (answers.shift() ?? good)();
  }) as typeof fetch;
  internals = await import('@/lib/browser/next-internals');
  restore = internals.interceptPageRequests(() => (failures += 1));
});
afterEach(() => restore());

const navigate = async () => (await window.fetch('/faq/general.txt', navigation)).text();

it.each([
  ['/', '/index.txt', '/index.txt'],
  ['/faq/', '/faq/index.txt', '/faq.txt'],
  ['/faq/general', '/faq/general.txt', '/faq/general.txt'],
  ['/3.9/', '/3.9/index.txt', '/3.9.txt'],
])(
  'RT-22 opening the prefetched page %s sends no request for its data %s after the prefetch of %s',
  async (path, asked, file) => {
    internals.prefetchPage(path);
    await window.fetch(`https://docs.example${asked}?_rsc=1`, navigation);
    expect(requested).toEqual([`prefetch ${file}`]);
  },
);

it('RT-22 RT-26 the site requests the data of the home page below a base path as index.txt', async () => {
  vi.stubEnv('DOCS_BASE_PATH', '/docs');
  internals.prefetchPage('/docs/');
  internals.prefetchPage('/docs/faq/');
  expect(requested).toEqual(['prefetch /docs/index.txt', 'prefetch /docs/faq.txt']);
});

it.each([
  ['a failed prefetch', lost],
  ['a prefetched response with an error status', () => Promise.resolve(new Response('', { status: 404 }))],
])('NV-19 a navigation ignores %s, and requests the page data again', async (_, first) => {
  answers = [first, good];
  internals.prefetchPage('/faq/general');
  await vi.advanceTimersByTimeAsync(0);
  expect(await navigate()).toBe('data');
  expect([requested.length, failures]).toEqual([2, 0]);
});

it('NV-19 a navigation requests the page data again if its prefetch takes longer than a second', async () => {
  answers = [never, good];
  internals.prefetchPage('/faq/general');
  const text = navigate();
  await vi.advanceTimersByTimeAsync(999);
  expect(requested).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await text).toBe('data');
  expect(requested).toHaveLength(2);
});

const breakOff = async () =>
  new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) }));

it.each([
  ['a failed request', lost],
  ['a body that breaks off', breakOff],
])(
  'NV-02 for page data, a navigation reports %s, and never answers the router of Next.js',
  async (_, answer) => {
    answers = [answer];
    let ended = 0;
    const end = () => (ended += 1);
    window.fetch('/faq/general.txt', navigation).then(end, end);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([failures, ended]).toEqual([1, 0]);
  },
);

it('requests for files other than page data are passed on unchanged, with their errors', async () => {
  answers = [lost];
  await expect(window.fetch('/search/index.json')).rejects.toThrow('Failed to fetch');
  expect(failures).toBe(0);
});
