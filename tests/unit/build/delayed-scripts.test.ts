// @vitest-environment happy-dom
import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createScriptLoader, readDelayedScripts } from '@/lib/build/delayed-scripts';

const addresses = ['/_next/static/a.js', '/_next/static/b.js'];
const added: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    added.push((script as Element).outerHTML);
  });
});

afterEach(() => {
  added.length = 0;
  vi.useRealTimers();
});

/** Runs the script, and paints a frame after the scripts that were loaded at first were noted. */
function runLoader() {
  runInThisContext(createScriptLoader(addresses));
  vi.advanceTimersByTime(5);
  const before = added.length;
  vi.advanceTimersToNextFrame();
  vi.advanceTimersByTime(5);
  return { before, after: added };
}

it('loads all scripts after the first frame, in a form that React recognizes', () => {
  const after = addresses.map((address) => `<script src="${address}" async=""></script>`);
  expect(runLoader()).toEqual({ before: 0, after });
});

it('loads them at once in a background tab, which is not painted', () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  expect(runLoader().before).toBe(2);
});

it('readDelayedScripts reads the addresses from a page', () => {
  expect(readDelayedScripts(`<script>a([]);${createScriptLoader(addresses)}</script>`)).toEqual(addresses);
  expect(readDelayedScripts('<script>a(["b"])</script>')).toEqual([]);
});
