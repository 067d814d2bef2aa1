// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { start } from '@/lib/browser/start/start';

const next = window as { __next_f?: unknown[]; TURBOPACK?: unknown[] };
const data = '0:{"b":"a"}\n';
const settings = { build: 'a', entry: { runtimeModuleIds: [1] }, waits: true };
const started = [[[0], [1, data]], [settings.entry]];

beforeEach(() => {
  window.pageData = Promise.resolve(data);
});
afterEach(() => {
  document.body.replaceChildren();
  delete window.pageData;
  delete next.__next_f;
  delete next.TURBOPACK;
});

const sign = () => document.body.dispatchEvent(new Event('click', { bubbles: true }));

it('SH-11 passes the data and the entry to Next.js on the first sign of the reader', async () => {
  const end = start(settings);
  await vi.waitFor(() => expect(window.firstPress).toBeDefined());
  expect(next.TURBOPACK).toBeUndefined();
  sign();
  await end;
  expect([next.__next_f, next.TURBOPACK]).toEqual(started);
});

it('does not wait if a part of the page needs scripts', async () => {
  document.body.innerHTML = '<p data-needs-scripts></p>';
  await start(settings);
  expect([next.__next_f, next.TURBOPACK]).toEqual(started);
});

it('AN-03 does not wait if the build says so', async () => {
  await start({ ...settings, waits: false });
  expect([next.__next_f, next.TURBOPACK]).toEqual(started);
});
