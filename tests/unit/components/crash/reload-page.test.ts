// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { reserveAutomaticReload, reloadPage } from '@/components/crash/page-crash';
import { isScriptLoadError } from '@/lib/browser/next-internals';

const HOUR = 3_600_000;

beforeEach(() => vi.useFakeTimers());

it.each([
  [true, new Error('Module 7 was required, but the module factory is not available.')],
  [false, new Error('other')],
  [false, 'ChunkLoadError'],
  [false, null],
  [false, undefined],
  [false, {}],
])(
  'NV-22 the crash screen takes an error for a failed load of a script: %s for the thrown %s',
  (expected, thrown) => {
    expect(isScriptLoadError(thrown)).toBe(expected);
  },
);

it('NV-22 a page can be reloaded automatically again only after one hour, but another page at once', () => {
  reserveAutomaticReload('/a');
  vi.advanceTimersByTime(HOUR - 1);
  expect([reserveAutomaticReload('/a'), reserveAutomaticReload('/b')]).toEqual([false, true]);
  vi.advanceTimersByTime(1);
  expect(reserveAutomaticReload('/a')).toBe(true);
});

it('NV-22 a crashed page asks an unreachable host again after 1 and 2 s, and reloads once it answers', async () => {
  const answers = [false, false, true];
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  vi.stubGlobal('fetch', () =>
    answers.shift() ? Promise.resolve(new Response()) : Promise.reject(new TypeError()),
  );
  const phases: string[] = [];
  void reloadPage(false, new AbortController().signal, (phase) => phases.push(phase));
  await vi.advanceTimersByTimeAsync(1000);
  expect([reload.mock.calls.length, phases]).toEqual([0, ['loading', 'waiting']]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(reload).toHaveBeenCalledOnce();
});
