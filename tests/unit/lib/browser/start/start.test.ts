// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { start } from '@/lib/browser/start/start';

const next = window as { __next_f?: unknown[]; TURBOPACK?: unknown[] };
const data = '0:{"b":"a"}\n';
const toEntry = (...runtimeModuleIds: number[]) => ({ otherChunks: ['c.js'], runtimeModuleIds });
const settings = { build: 'a', entry: toEntry(1), modules: [8, 9] };
const started = [
  [[0], [1, data]],
  [toEntry(8), toEntry(9), toEntry(1)],
];

beforeEach(() => {
  window.pageData = Promise.resolve(data);
});
afterEach(() => {
  // In this order, because a test replaces the function that fake timers have replaced.
  vi.unstubAllGlobals();
  vi.useRealTimers();
  for (const name of ['pageData', 'pageScripts', 'early'] as const) delete window[name];
  delete next.__next_f;
  delete next.TURBOPACK;
});

const isStarted = () => next.TURBOPACK !== undefined;

it('SH-11 hydration of a page starts when the browser is idle, not before', async () => {
  let beIdle = () => {};
  const asked = vi.fn<(callback: () => void) => void>((callback) => (beIdle = callback));
  vi.stubGlobal('requestIdleCallback', asked);
  window.early = { sign: new Promise(() => {}) };
  const end = start(settings);
  await vi.waitFor(() => expect(asked).toHaveBeenCalledWith(expect.anything(), { timeout: 2000 }));
  expect(isStarted()).toBe(false);
  beIdle();
  await end;
  expect([next.__next_f, next.TURBOPACK]).toEqual(started);
});

it('SH-11 hydration of a page starts at once if the reader has already done something', async () => {
  window.early = { sign: Promise.resolve() };
  vi.stubGlobal('requestIdleCallback', () => {});
  await start(settings);
  expect([next.__next_f, next.TURBOPACK]).toEqual(started);
});

it('at the start of a page, each module of Next.js runs in a task of its own, once all scripts have arrived', async () => {
  vi.useFakeTimers();
  window.early = { sign: Promise.resolve() };
  let arrive = () => {};
  window.pageScripts = new Promise<void>((resolve) => (arrive = resolve));
  const end = start(settings);
  await vi.advanceTimersByTimeAsync(100);
  expect(isStarted()).toBe(false);
  const counts: unknown[] = [];
  const { setTimeout: later } = globalThis;
  vi.stubGlobal('setTimeout', (callback: () => void) => {
    counts.push(next.TURBOPACK?.length);
    return later(callback);
  });
  arrive();
  await vi.runAllTimersAsync();
  await end;
  expect(counts).toEqual([1, 2]);
  expect([next.__next_f, next.TURBOPACK]).toEqual(started);
});

it('NV-22 hydration does not start if the page data cannot be loaded', async () => {
  window.pageData = Promise.resolve('');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('lost')));
  await start(settings);
  expect(isStarted()).toBe(false);
});
