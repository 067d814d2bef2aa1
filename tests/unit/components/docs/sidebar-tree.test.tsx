// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { SidebarTree } from '@/components/docs/sidebar-tree';
import { containsPath, isCurrentPage } from '@/lib/docs/sidebar-items';
import type { SidebarCategoryNode, SidebarNode } from '@/lib/docs/types';

vi.mock('next/navigation', () => ({ usePathname: () => '/' }));

const link = (label: string): SidebarNode => {
  return { type: 'link', label, href: `/${label.toLowerCase()}`, docId: label };
};
const category = (label: string, more: Partial<SidebarCategoryNode> = {}): SidebarCategoryNode => {
  const items = [link(`In${label}`)];
  return { type: 'category', label, items, firstHref: `/in${label.toLowerCase()}`, ...more };
};

const tree = [
  category('Fixed', { open: true, collapsible: false }),
  category('Linked', { open: true, collapsible: false, href: '/linked', docId: 'linked' }),
  category('Started', { open: true }),
  category('Closed'),
];

const listOpen = () =>
  screen.getAllByRole('button', { expanded: true }).map(({ textContent }) => textContent);

it('SB-06 SB-08 SB-09 the sidebar opens categories as configured, and one that cannot be closed, text or link, stays open', async () => {
  render(<SidebarTree items={tree} />);
  expect(screen.getByText('Fixed').tagName).toBe('SPAN');
  expect(screen.getByRole('link', { name: 'Linked' }).getAttribute('href')).toBe('/linked');
  expect(screen.queryByRole('button', { name: /Fixed|Linked/ })).toBeNull();
  const shown = screen.getAllByRole('link', { name: /^In/ }).map(({ textContent }) => textContent);
  expect(shown).toEqual(['InFixed', 'InLinked', 'InStarted']);
  await userEvent.click(screen.getByRole('button', { name: 'Closed' }));
  expect(listOpen()).toEqual(['Closed']);
  expect(screen.queryByRole('link', { name: 'InFixed' })).not.toBeNull();
});

it.each([
  ['/faq/index.html', '/faq', true],
  ['/3.9/', '/3.9', true],
  ['/faq/general', '/faq', false],
  ['/Faq', '/faq', false],
  [undefined, '/', false],
] as const)('SB-04 RT-22 the sidebar marks %s as current on the page %s: %s', (href, at, expected) => {
  expect(isCurrentPage(href, at)).toBe(expected);
});

it('SB-04 a category of the sidebar contains its own page and its entries, but not its siblings', () => {
  const docker = category('Docker', { items: [link('docker/ssl')], href: '/docker/' });
  const paths = ['/docker', '/docker/ssl', '/cors'];
  expect(paths.map((at) => containsPath(docker, at))).toEqual([true, true, false]);
});

it('SB-08 SB-09 of categories configured as open, the sidebar opens one per level, also within closed ones', async () => {
  const opened = (label: string, more = {}) => category(label, { open: true, ...more });
  const nodes = [category('A', { items: [opened('B')] }), opened('C', { items: [opened('D')] }), opened('E')];
  render(<SidebarTree items={nodes} />);
  expect(listOpen()).toEqual(['C', 'D']);
  await userEvent.click(screen.getByRole('button', { name: 'A' }));
  expect(listOpen().slice(0, 2)).toEqual(['A', 'B']);
});
