// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

type Observed = (entries: { isIntersecting: boolean; target: Element }[]) => void;

let requested: string[];
let observed: Element[];
let onSight: Observed;
let abort: AbortController;
/** Imported again for each test, so that nothing was prefetched before. */
let prefetchLinks: (signal: AbortSignal) => void;

const add = (attributes: Record<string, string>) => {
  const link = document.createElement('a');
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  document.querySelector('main')?.append(link);
  return link;
};

const hover = (link: Element) => link.dispatchEvent(new Event('pointerover', { bubbles: true }));

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  requested = [];
  observed = [];
  vi.doMock('@/lib/browser/next-internals', async (importOriginal) => ({
    ...(await importOriginal<object>()),
    prefetchPage: (path: string) => requested.push(path),
  }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: Observed) {
        onSight = callback;
      }
      observe = (link: Element) => observed.push(link);
      unobserve = () => {};
      disconnect = () => {};
    },
  );
  document.body.innerHTML = '<main></main>';
  history.replaceState(null, '', '/faq/general');
  abort = new AbortController();
  ({ prefetchLinks } = await import('@/components/link/prefetch'));
  prefetchLinks(abort.signal);
});

afterEach(() => abort.abort());

it.each([
  ['another host', { href: 'https://ohif.org/faq/technical' }],
  ['mail', { href: 'mailto:someone@ohif.org' }],
  ['a script address', { href: 'javascript:void(0)' }],
  ['a new tab', { href: '/help', target: '_blank' }],
  ['a download', { href: '/help', download: '' }],
  ['a hash of the current page', { href: '#x' }],
  ['the current page with another query', { href: '/faq/general?y=2' }],
  ['a file', { href: '/assets/a.pdf' }],
])('NV-21 a link to %s is not prefetched', (_, attributes) => {
  hover(add(attributes));
  expect(requested).toEqual([]);
});

it('a hovered link prefetches nothing after its page was left', () => {
  abort.abort();
  hover(add({ href: '/help' }));
  expect(requested).toEqual([]);
});

it('NV-16 NV-17 a page prefetches at most eight visible links per view, and every hovered one', () => {
  const links = Array.from({ length: 10 }, (_, index) => add({ href: `/page-${index}` }));
  vi.advanceTimersByTime(499);
  expect(observed).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(observed).toEqual(links);
  onSight(links.map((target) => ({ isIntersecting: true, target })));
  expect(requested).toHaveLength(8);
  for (const link of links) hover(link);
  expect(requested).toHaveLength(10);
  const next = add({ href: '/next' });
  abort.abort();
  prefetchLinks((abort = new AbortController()).signal);
  onSight([links[0], next].flatMap((target) => (target ? [{ isIntersecting: true, target }] : [])));
  expect(requested.at(-1)).toBe('/next');
  expect(requested).toHaveLength(11);
});
