import { describe, expect, it } from 'vitest';
import { activeChain, categoryKey, configuredOpen } from '@/components/docs/sidebar-state';
import { holdsPath, isPage } from '@/lib/docs/sidebar-items';
import { toSidebarItems } from '@/lib/docs/sidebar-modules';
import type { NavCategory, NavNode } from '@/lib/docs/types';

const link = (href: string): NavNode => ({ type: 'link', label: href, href, docId: href });

const category = (label: string, items: NavNode[], href?: string): NavCategory => ({
  type: 'category',
  label,
  items,
  firstHref: href ?? items[0]?.href ?? '/',
  ...(href ? { href } : {}),
});

const docker = category('Docker', [link('/deployment/docker/ssl')], '/deployment/docker/');
const sources = category('Data Sources', [link('/configuration/dataSources/dicom-web')]);
const items = toSidebarItems([
  link('/'),
  category('Deployment', [link('/deployment/cors'), docker], '/deployment/'),
  category('Configuration', [link('/configuration/tours'), sources]),
]);

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

describe('holdsPath', () => {
  it('SB-04 every ancestor of the page holds it, siblings do not', () => {
    expect(items.map((item) => holdsPath(item, '/deployment/docker/ssl'))).toEqual([false, true, false]);
    expect(holdsPath(docker, '/deployment/docker/ssl')).toBe(true);
    expect(holdsPath(docker, '/deployment/cors')).toBe(false);
  });

  it("SB-04 a category's own page belongs to it", () => {
    expect(holdsPath(docker, '/deployment/docker')).toBe(true);
  });
});

describe('activeChain', () => {
  it.each([
    ['outside of all categories', '/', {}],
    ['that is none of the pages', '/no-such-page', {}],
    ['of a category within another', '/deployment/docker/ssl', { '': '/1', '/1': '/1/1' }],
    ['of a category', '/deployment/cors', { '': '/1' }],
    ['that is the category itself', '/deployment', { '': '/1' }],
  ])('SB-08 the categories around a page are open, level by level: a page %s', (_, path, open) => {
    expect(activeChain(items, path)).toEqual(open);
  });

  it('SB-09 SB-10 the chain of the page arrived at replaces the open sibling and leaves other levels alone', () => {
    const deployment = categoryKey('', 1);
    const configuration = categoryKey('', 2);
    const before = activeChain(items, '/deployment/docker/ssl');
    expect({ ...before, ...activeChain(items, '/configuration/tours') }).toEqual({
      '': configuration,
      [deployment]: categoryKey(deployment, 1),
    });
  });
});

describe('configuredOpen', () => {
  const opened = (label: string, inner: NavNode[] = [link('/x')]) => ({
    ...category(label, inner),
    open: true,
  });

  it('SB-08 nothing is open unless configured so', () => {
    expect(configuredOpen(items)).toEqual({});
  });

  it('SB-08 SB-09 one category of a level starts open, below closed ones too', () => {
    const nodes = [category('A', [opened('B')]), opened('C', [opened('D')]), opened('E')];
    expect(configuredOpen(nodes)).toEqual({ '': '/1', '/0': '/0/0', '/1': '/1/0' });
  });

  it('SB-09 a category that is always open does not count as the open one', () => {
    const fixed: NavCategory = { ...opened('A'), collapsible: false };
    expect(configuredOpen([fixed, opened('B')])).toEqual({ '': '/1' });
  });
});
