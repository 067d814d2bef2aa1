// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { claimReload, reloadPage } from '@/components/crash/reload-page';
import { isMissingCode } from '@/lib/browser/next-internals';

const HOUR = 3_600_000;

function missingChunk() {
  const error = new Error('Failed to load chunk /_next/static/chunks/a.js from module 7');
  error.name = 'ChunkLoadError';
  return error;
}

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  history.replaceState(null, '', '/guide');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('isMissingCode', () => {
  it('NV-22 knows the errors of the bundler', () => {
    expect(isMissingCode(missingChunk())).toBe(true);
    const message =
      'Module 7 was instantiated because it was required, but the module factory is not available.';
    expect(isMissingCode(new Error(message))).toBe(true);
  });

  it.each([[new Error('other')], ['ChunkLoadError'], [null], [undefined], [{}]])(
    'NV-22 %s is another matter',
    (thrown) => expect(isMissingCode(thrown)).toBe(false),
  );
});

describe('claimReload', () => {
  it('NV-22 allows one load a path', () => {
    expect([claimReload('/a'), claimReload('/a'), claimReload('/b'), claimReload('/b')]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  it('NV-22 allows another one after an hour', () => {
    claimReload('/a');
    vi.advanceTimersByTime(HOUR - 1);
    expect(claimReload('/a')).toBe(false);
    vi.advanceTimersByTime(1);
    expect(claimReload('/a')).toBe(true);
  });

  it('NV-22 allows none where nothing can be stored', () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('no', 'SecurityError');
      },
    });
    expect(claimReload('/a')).toBe(false);
  });
});

describe('reloadPage', () => {
  const start = (asked: boolean, answers: boolean[]) => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
    vi.stubGlobal('fetch', () =>
      answers.shift() ? Promise.resolve(new Response()) : Promise.reject(new TypeError()),
    );
    const end = new AbortController();
    const said: string[] = [];
    const done = reloadPage(asked, end.signal, (phase) => said.push(phase));
    return { reload, end, said, done };
  };

  it('NV-22 loads once by itself, and stays the second time', async () => {
    const first = start(false, [true]);
    await first.done;
    expect([first.reload.mock.calls.length, first.said]).toEqual([1, ['loading']]);
    first.reload.mockClear();
    const second = start(false, [true]);
    await second.done;
    expect([second.reload.mock.calls.length, second.said]).toEqual([0, ['loading', 'none']]);
  });

  it('NV-22 loads as often as the reader asks', async () => {
    claimReload('/guide');
    const { reload, done } = start(true, [true]);
    await done;
    expect(reload).toHaveBeenCalledOnce();
  });

  it('NV-22 waits while the host does not answer', async () => {
    const { reload, said } = start(false, [false, false, true]);
    await vi.advanceTimersByTimeAsync(1000);
    expect([reload.mock.calls.length, said]).toEqual([0, ['loading', 'waiting']]);
    await vi.advanceTimersByTimeAsync(2000);
    expect([reload.mock.calls.length, said]).toEqual([1, ['loading', 'waiting']]);
  });

  it('NV-22 gives up waiting when the reader has left', async () => {
    const { reload, end, done } = start(false, [false]);
    await vi.advanceTimersByTimeAsync(10);
    end.abort();
    await done;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(reload).not.toHaveBeenCalled();
  });
});
