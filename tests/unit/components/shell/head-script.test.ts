// @vitest-environment happy-dom
import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { headScript } from '@/components/shell/head-script';

const root = document.documentElement;
/** Runs the script as a page's head does. */
const run = (announcementId: string | null) => runInThisContext(headScript(announcementId));
const dismissed = () => root.dataset.announcementBarInitiallyDismissed;
const stored = () => ({ ...localStorage });

const listeners: Parameters<typeof window.addEventListener>[] = [];

beforeEach(() => {
  localStorage.clear();
  const add = window.addEventListener.bind(window);
  vi.spyOn(globalThis, 'addEventListener').mockImplementation((...listener: (typeof listeners)[number]) => {
    listeners.push(listener);
    add(...listener);
  });
});
afterEach(() => {
  for (const listener of listeners.splice(0)) window.removeEventListener(...listener);
  vi.restoreAllMocks();
  for (const name of Object.keys(root.dataset)) delete root.dataset[name];
});

/** The id that was seen last, and whether that announcement was dismissed. */
const keep = (id: string, dismiss: string) =>
  Object.assign(localStorage, {
    'docusaurus.announcement.id': id,
    'docusaurus.announcement.dismiss': dismiss,
  });

describe('announcement', () => {
  it.each([
    ['AB-01', 'a first visit shows it and notes its id', null, 'false'],
    ['AB-04', 'a dismissed one stays away', 'news', 'true'],
    ['AB-05', 'a new id makes it appear and forgets the dismissal', 'old', 'false'],
  ])('%s ST-02 %s', (_, _what, seen, isDismissed) => {
    if (seen) keep(seen, 'true');
    run('news');
    expect(dismissed()).toBe(isDismissed);
    expect(stored()).toEqual({
      'docusaurus.announcement.id': 'news',
      'docusaurus.announcement.dismiss': isDismissed,
    });
  });

  it('AB-05 ST-05 with storage full a new id is shown, and one that was dismissed before stays away', () => {
    keep('news', 'true');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    run('news');
    expect(dismissed()).toBe('true');
    run('newer');
    expect(dismissed()).toBe('false');
  });

  it('AB-02 ST-02 without a configured one nothing is stored, and what was dismissed is kept', () => {
    keep('news', 'true');
    const before = stored();
    run(null);
    expect(dismissed()).toBeUndefined();
    expect(stored()).toEqual(before);
  });

  it('AB-05 an id may hold any sign', () => {
    const id = `a"b'c\\</x>`;
    run(id);
    expect(stored()['docusaurus.announcement.id']).toBe(id);
  });
});

describe('color mode', () => {
  const keptAfter = (mode: string, respectSystem: boolean) => {
    localStorage.setItem('theme', mode);
    runInThisContext(headScript(null, respectSystem));
    return stored()['theme'];
  };

  it('CM-08 a stored mode is kept and left to next-themes', () => {
    expect(['dark', 'light'].map((mode) => keptAfter(mode, false))).toEqual(['dark', 'light']);
    expect(keptAfter('system', true)).toBe('system');
    expect(root.dataset.theme).toBeUndefined();
  });

  it.each(['xyz', '', 'system'])('CM-08 a stored "%s" is removed', (mode) => {
    expect(keptAfter(mode, false)).toBeUndefined();
  });
});

it('ST-05 CM-09 with storage blocked it runs to its end and shows the announcement', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  run('news');
  expect(root.hasAttribute('data-js')).toBe(true);
  expect(dismissed()).toBe('false');
  expect(root.dataset.theme).toBeUndefined();
});

describe('lost scripts', () => {
  const scripts = () => [...document.querySelectorAll('script')].map((script) => script.getAttribute('src'));
  /** A script of the page that does not arrive. */
  const lose = (src: string) => {
    const script = document.createElement('script');
    script.src = src;
    document.head.append(script);
    script.dispatchEvent(new Event('error'));
  };

  beforeEach(() => {
    vi.useFakeTimers();
    document.head.replaceChildren();
    // Of a type that is not run.
    vi.spyOn(document, 'createElement').mockImplementation((name: string) => {
      const element = document.createElementNS('http://www.w3.org/1999/xhtml', name);
      element.setAttribute('type', 'text/plain');
      return element;
    });
    run(null);
  });
  afterEach(() => vi.useRealTimers());

  it('NV-22 is asked for once more, and taken away when it stays lost', () => {
    lose('/_next/a.js');
    expect(scripts()).toEqual([]);
    vi.advanceTimersByTime(500);
    expect(scripts()).toEqual(['/_next/a.js']);
    document.querySelector('script')?.dispatchEvent(new Event('error'));
    vi.advanceTimersByTime(5000);
    expect(scripts()).toEqual([]);
  });

  it('NV-22 is left to the bundler once the site is alive', () => {
    root.dataset.hasHydrated = 'true';
    lose('/_next/a.js');
    vi.advanceTimersByTime(5000);
    expect(scripts()).toEqual([]);
  });

  it('NV-22 is no matter of ours when it comes from elsewhere', () => {
    lose('https://analytics.example/gtag.js');
    expect(scripts()).toEqual(['https://analytics.example/gtag.js']);
  });
});

describe('marks', () => {
  it('ERR-07 are kept for a root element that React replaces', () => {
    run(null);
    expect(window.earlyMarks).toEqual({ js: '', mac: expect.any(String), searchKeys: 'null' });
    expect([root.hasAttribute('data-js'), root.dataset.searchKeys]).toEqual([true, 'null']);
  });
});
