// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchBaseAddress } from '@/lib/browser/inline/base-address-banner';

const banner = () => document.querySelector<HTMLElement>('base-address-banner');
const lines = () => [...(banner()?.children ?? [])].map((line) => line.textContent);

/** Runs the script at an address and simulates how the page then loads; `lost` is a script that fails to load. */
function serve(address: string, { baseUrl = '/', lost = '/_next/a.js', arrive = () => {} } = {}) {
  history.replaceState(null, '', address);
  const listeners: [string, EventListener][] = [];
  const add = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation((type: string, listener: unknown) => {
    listeners.push([type, listener as EventListener]);
    add(type, listener as EventListener, true);
  });
  watchBaseAddress(baseUrl);
  // The inline script of all pages then shows the page's own address.
  history.replaceState(null, '', baseUrl + location.search + location.hash);
  if (lost) {
    const script = document.createElement('script');
    script.type = 'text/plain';
    script.src = lost;
    document.head.appendChild(script).dispatchEvent(new Event('error'));
  }
  window.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(1499);
  arrive();
  vi.advanceTimersByTime(1);
  for (const [type, listener] of listeners) window.removeEventListener(type, listener, true);
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  Reflect.deleteProperty(window, 'next');
  delete document.documentElement.dataset.hasHydrated;
  document.head.replaceChildren();
  document.body.replaceChildren();
});

it.each([
  ['/sub/?x=1#part', '/', ['/ (default value)', '/sub/ (build it with DOCS_BASE_PATH=/sub)']],
  ['/sub', '/', ['/ (default value)', '/sub/ (build it with DOCS_BASE_PATH=/sub)']],
  ['/sub/index', '/', ['/ (default value)', '/sub/ (build it with DOCS_BASE_PATH=/sub)']],
  ['/a/b/', '/', ['/ (default value)', '/a/b/ (build it with DOCS_BASE_PATH=/a/b)']],
  ['/', '/docs/', ['/docs/', '/ (build it without DOCS_BASE_PATH)']],
])(
  'ERR-14 a banner at the address %s of a site built for %s names the configured and the suggested base path: %j',
  (served, baseUrl, [current, suggested]) => {
    serve(served, { baseUrl });
    expect(lines()).toEqual([
      'This site did not load properly.',
      `Current configured baseUrl = ${current}`,
      `We suggest trying baseUrl = ${suggested}`,
    ]);
    expect(banner()?.getAttribute('role')).toBe('alert');
    expect(location.href.endsWith(served)).toBe(true);
  },
);

const startNext = () => void Object.assign(window, { next: { version: '16' } });

it.each([
  ['no script failed', '/sub/', { lost: '' }],
  ['a script of another host failed', '/', { lost: 'https://analytics.example/gtag.js' }],
  ['a script loaded at the second attempt', '/', { arrive: startNext }],
])('ERR-15 the page shows no banner about a wrong base path if %s', (_, address, served) => {
  serve(address, served);
  expect(banner()).toBeNull();
});

it('ERR-15 the banner about a wrong base path disappears when the page hydrates after all', async () => {
  serve('/');
  document.documentElement.dataset.hasHydrated = 'false';
  await vi.advanceTimersByTimeAsync(10);
  expect(banner()).not.toBeNull();
  document.documentElement.dataset.hasHydrated = 'true';
  await vi.advanceTimersByTimeAsync(10);
  expect(banner()).toBeNull();
});
