// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';

const replace = vi.fn<(address: string) => void>();

/** Runs the script of a page that leads to `target`. */
async function open(address: string, target: string, referrer = '') {
  vi.resetModules();
  history.replaceState(null, '', address);
  document.head.innerHTML = `<meta name="redirect" content="${target}">`;
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer && new URL(referrer, location.href).href);
  vi.spyOn(location, 'replace').mockImplementation(replace);
  await import('@/lib/browser/inline/redirect');
}

beforeEach(() => replace.mockClear());

it.each([
  ['/old', '/new', '/new'],
  ['/old?x=1#part', '/new', '/new?x=1#part'],
  ['/old?x=1', '/new#why', '/new?x=1#why'],
  ['/old#part', '/new#why', '/new#part'],
])('RT-21 RT-24 %s leads to %s: %s', async (address, target, expected) => {
  await open(address, target);
  expect(replace).toHaveBeenCalledExactlyOnceWith(expected);
});

it('RT-22 does not go on if the host has just led back here', async () => {
  await open('/x/?q=1#part', '/x.html', '/x/?q=1');
  expect(replace).not.toHaveBeenCalled();
});
