// @vitest-environment happy-dom
import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getHeadScript } from '@/components/shell/head-script';

const root = document.documentElement;
/** Runs the script of the head. */
const run = (announcementId: string | null) => runInThisContext(getHeadScript(announcementId));
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
const dismiss = (id: string) =>
  Object.assign(localStorage, {
    'docusaurus.announcement.id': id,
    'docusaurus.announcement.dismiss': 'true',
  });

it('AB-05 ST-05 shows a new announcement if storage is full, but not one that was dismissed before', () => {
  dismiss('news');
  const kept = stored();
  const setItem = vi.fn<() => void>(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
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

it('AB-02 ST-02 stores nothing without a configured announcement, and keeps an earlier dismissal', () => {
  dismiss('news');
  const before = stored();
  run(null);
  expect(dismissed()).toBeUndefined();
  expect(stored()).toEqual(before);
});

it('AB-05 allows any character in an id', () => {
  const id = `a"b'c\\</x>`;
  run(id);
  expect(stored()['docusaurus.announcement.id']).toBe(id);
});

it('marks the page as scripted, unless the browser cannot parse the scripts of the site', () => {
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

const keptAfter = (mode: string, respectSystem: boolean) => {
  localStorage.setItem('theme', mode);
  runInThisContext(getHeadScript(null, respectSystem));
  return stored()['theme'];
};

it('CM-08 keeps a stored mode and leaves it to next-themes', () => {
  expect(['dark', 'light'].map((mode) => keptAfter(mode, false))).toEqual(['dark', 'light']);
  expect(keptAfter('system', true)).toBe('system');
  expect(root.dataset.theme).toBeUndefined();
});

it.each(['xyz', '', 'system', 'null', '{"a":1}'])('CM-08 removes a stored "%s"', (mode) => {
  expect(keptAfter(mode, false)).toBeUndefined();
});

it('NV-22 does not retry scripts after hydration, nor scripts of other hosts', () => {
  const scripts = () => [...document.querySelectorAll('script')].map((script) => script.getAttribute('src'));
  const lose = (src: string) => {
    const script = document.createElement('script');
    // A type that happy-dom does not load.
    script.type = 'text/plain';
    script.src = src;
    document.head.replaceChildren(script);
    script.dispatchEvent(new Event('error'));
  };
  vi.useFakeTimers();
  run(null);
  root.dataset.hasHydrated = 'true';
  lose('/_next/a.js');
  vi.advanceTimersByTime(5000);
  expect(scripts()).toEqual([]);
  delete root.dataset.hasHydrated;
  lose('https://analytics.example/gtag.js');
  expect(scripts()).toEqual(['https://analytics.example/gtag.js']);
});
