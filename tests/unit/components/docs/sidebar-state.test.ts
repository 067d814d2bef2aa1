import { expect, it } from 'vitest';
import { configuredOpen } from '@/components/docs/sidebar-state';
import { holdsPath, isPage } from '@/lib/docs/sidebar-items';
import type { NavCategory, NavNode } from '@/lib/docs/types';

const link = (href: string): NavNode => ({ type: 'link', label: href, href, docId: href });

const category = (label: string, items = [link('/x')], more: Partial<NavCategory> = {}): NavCategory => ({
  type: 'category',
  label,
  items,
  firstHref: '/x',
  ...more,
});

it.each([
  ...['/faq', '/faq/', '/faq.html', '/faq/index.html'].map((href) => [href, '/faq', true] as const),
  ['/3.9/', '/3.9', true],
  ['/', '/', true],
  ['/faq/general', '/faq', false],
  ['/Faq', '/faq', false],
  [undefined, '/', false],
] as const)('SB-04 RT-22 whether the address %s is the page %s: %s', (href, path, expected) => {
  expect(isPage(href, path)).toBe(expected);
});

it('SB-04 a category holds its own page and those in it, not its siblings', () => {
  const docker = category('Docker', [link('/docker/ssl')], { href: '/docker/' });
  const paths = ['/docker', '/docker/ssl', '/cors'];
  expect(paths.map((path) => holdsPath(docker, path))).toEqual([true, true, false]);
});

it('SB-08 SB-09 one category of a level is configured to start open, below closed ones too', () => {
  const open = { open: true };
  const inner = (label: string) => [category(label, undefined, open)];
  const nodes = [category('A', inner('B')), category('C', inner('D'), open), ...inner('E')];
  expect(configuredOpen(nodes)).toEqual({ '': '/1', '/0': '/0/0', '/1': '/1/0' });
});
