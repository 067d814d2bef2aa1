// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { redirect } from '@/lib/browser/inline/redirect';

const replace = vi.fn<(address: string | URL) => void>();

/** Runs the script of a page that redirects to `target`. */
function open(address: string, target: string, referrer = '') {
  history.replaceState(null, '', address);
  document.head.innerHTML = `<meta name="redirect" content="${target}">`;
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer && new URL(referrer, location.href).href);
  vi.spyOn(location, 'replace').mockImplementation(replace);
  redirect();
}

beforeEach(() => replace.mockClear());

it.each([
  ['/old', '/new', '/new'],
  ['/old?x=1#part', '/new', '/new?x=1#part'],
  ['/old?x=1', '/new#why', '/new?x=1#why'],
  ['/old#part', '/new#why', '/new#part'],
])(
  'RT-21 RT-24 a redirect page sends the address %s to %s, with query and anchor: %s',
  (address, target, expected) => {
    open(address, target);
    expect(replace).toHaveBeenCalledExactlyOnceWith(expected);
  },
);

it('RT-22 a redirect page does nothing if the host has just redirected back to it', () => {
  open('/x/?q=1#part', '/x.html', '/x/?q=1');
  expect(replace).not.toHaveBeenCalled();
});
