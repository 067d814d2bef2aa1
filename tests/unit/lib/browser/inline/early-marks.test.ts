// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setEarlyMarks } from '@/lib/browser/inline/early-marks';
import { retryFailedScripts } from '@/lib/browser/next-internals';
import { getInlineSettings } from '@/build/browser-scripts';
import { site } from '@/lib/site/config';
import { failToStore } from '@/tests/support/fail-to-store';

const root = document.documentElement;
const settings = getInlineSettings(site);
const run = (announcementId: string | null) => setEarlyMarks({ ...settings, announcementId });
const dismissed = () => root.dataset.announcementBarInitiallyDismissed;
const stored = () => ({ ...localStorage });

const listeners: Parameters<typeof window.addEventListener>[] = [];

beforeEach(() => {
  const add = window.addEventListener.bind(window);
  vi.spyOn(globalThis, 'addEventListener').mockImplementation((...listener: (typeof listeners)[number]) => {
    listeners.push(listener);
    add(...listener);
  });
});

afterEach(() => {
  for (const listener of listeners.splice(0)) window.removeEventListener(...listener);
  for (const name of Object.keys(root.dataset)) delete root.dataset[name];
});

/** Stores that the announcement with this id was dismissed. */
const dismiss = (id: string) => {
  localStorage.setItem('docusaurus.announcement.id', id);
  localStorage.setItem('docusaurus.announcement.dismiss', 'true');
};

it('AB-05 ST-05 a page shows a new announcement and hides a dismissed one even if the storage is full', () => {
  dismiss('news');
  const kept = stored();
  const setItem = vi.fn<() => void>(failToStore);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept[key] ?? null,
    removeItem: () => {},
    setItem,
  });
  run('news');
  expect(dismissed()).toBe('true');
  run('newer');
  expect(dismissed()).toBe('false');
  expect(setItem).toHaveBeenCalled();
});

it('AB-02 ST-02 a page without an announcement changes nothing in the storage', () => {
  dismiss('news');
  const before = stored();
  run(null);
  expect(dismissed()).toBeUndefined();
  expect(stored()).toEqual(before);
});

it('a page is marked as running scripts until a syntax error before hydration removes the mark', () => {
  const fail = (error: Error) => window.dispatchEvent(new ErrorEvent('error', { error }));
  run(null);
  expect(root.dataset.js).toBe('');
  fail(new TypeError('of another script'));
  root.dataset.hasHydrated = 'true';
  fail(new SyntaxError('of data that was read later'));
  expect(root.dataset.js).toBe('');
  root.dataset.hasHydrated = 'false';
  fail(new SyntaxError('Unexpected token'));
  expect(root.dataset.js).toBeUndefined();
});

const showMeta = (name: string, content: string) => {
  document.head.innerHTML = `<meta name="${name}" content="${content}">`;
};

it.each([
  ['/no/page/', '/no/page'],
  ['/no/index.html', '/no'],
  ['/no.html', '/no'],
  ['/', '/'],
])('RT-18 the not-found page keeps the requested address %s and marks %s as missing', (address, missing) => {
  history.replaceState(null, '', address);
  showMeta('not-found', '');
  run(null);
  expect([location.pathname, root.dataset.notFound]).toEqual([address, missing]);
});

it('NV-22 a page does not reload a failed script after hydration, or a script of another host', () => {
  const scripts = () => [...document.querySelectorAll('script')].map((script) => script.getAttribute('src'));
  const lose = (src: string) => {
    const script = document.createElement('script');
    // Scripts of this type do not run.
    script.type = 'text/plain';
    script.src = src;
    document.head.replaceChildren(script);
    script.dispatchEvent(new Event('error'));
  };
  vi.useFakeTimers();
  retryFailedScripts();
  root.dataset.hasHydrated = 'true';
  lose('/_next/a.js');
  vi.advanceTimersByTime(5000);
  expect(scripts()).toEqual([]);
  delete root.dataset.hasHydrated;
  lose('https://analytics.example/gtag.js');
  expect(scripts()).toEqual(['https://analytics.example/gtag.js']);
});
