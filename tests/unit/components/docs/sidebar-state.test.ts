import { describe, expect, it } from 'vitest';
import { activeChain, categoryKey, configuredOpen } from '@/components/docs/sidebar-state';
import { holdsPath, isPage } from '@/lib/docs/holds-path';
import { toSidebarItems } from '@/lib/docs/sidebar-items';
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

describe('isPage', () => {
  it('SB-04 RT-22 an address is the page in view with and without its ending', () => {
    for (const href of ['/faq', '/faq/', '/faq.html', '/faq/index.html'])
      expect(isPage(href, '/faq')).toBe(true);
    expect(isPage('/3.9/', '/3.9')).toBe(true);
    expect(isPage('/', '/')).toBe(true);
  });

  it('SB-04 another page, or a category without one, is not', () => {
    expect(isPage('/faq/general', '/faq')).toBe(false);
    expect(isPage('/Faq', '/faq')).toBe(false);
    expect(isPage(undefined, '/')).toBe(false);
  });
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
  it('SB-08 nothing is open on a page outside of all categories, or on none of the pages', () => {
    expect(activeChain(items, '/')).toEqual({});
    expect(activeChain(items, '/no-such-page')).toEqual({});
    expect(activeChain([], '/')).toEqual({});
  });

  it('SB-08 the categories around a page are open, level by level', () => {
    const deployment = categoryKey('', 1);
    expect(activeChain(items, '/deployment/docker/ssl')).toEqual({
      '': deployment,
      [deployment]: categoryKey(deployment, 1),
    });
    expect(activeChain(items, '/deployment/cors')).toEqual({ '': deployment });
  });

  it('SB-08 a category is open on its own page, also without pages of its own level below', () => {
    expect(activeChain(items, '/deployment')).toEqual({ '': categoryKey('', 1) });
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
