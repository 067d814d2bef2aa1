// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { start } from '@/lib/browser/start/start';

const next = window as { __next_f?: unknown[]; TURBOPACK?: unknown[] };
const data = '0:{"b":"a"}\n';
const settings = { build: 'a', entry: { runtimeModuleIds: [1] } };
const started = [[[0], [1, data]], [settings.entry]];

beforeEach(() => {
  window.pageData = Promise.resolve(data);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  for (const name of ['pageData', 'early'] as const) delete window[name];
  delete next.__next_f;
  delete next.TURBOPACK;
});

const isStarted = () => next.TURBOPACK !== undefined;

it('SH-11 starts at once if the reader has already done something', async () => {
  window.early = { sign: Promise.resolve() };
  vi.stubGlobal('requestIdleCallback', () => {});
  await start(settings);
  expect([next.__next_f, next.TURBOPACK]).toEqual(started);
});

it('NV-22 does not start without data', async () => {
  window.pageData = Promise.resolve('');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('lost')));
  await start(settings);
  expect(isStarted()).toBe(false);
});
