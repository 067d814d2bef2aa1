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

const isShown = (label: string) => screen.queryByRole('link', { name: label }) !== null;

it('SB-06 SB-08 the sidebar opens categories as configured, and shows one that cannot be closed as text or as a link', () => {
  render(<SidebarTree items={tree} />);
  expect(screen.getByText('Fixed').tagName).toBe('SPAN');
  expect(screen.getByRole('link', { name: 'Linked' }).getAttribute('href')).toBe('/linked');
  expect(screen.queryByRole('button', { name: /Fixed|Linked/ })).toBeNull();
  expect(['InFixed', 'InLinked', 'InStarted', 'InClosed'].map(isShown)).toEqual([true, true, true, false]);
});

it('SB-09 opening a category of the sidebar closes its open sibling, unless that cannot be closed', async () => {
  render(<SidebarTree items={tree} />);
  await userEvent.click(screen.getByRole('button', { name: 'Closed' }));
  const open = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-expanded');
  expect([open('Closed'), open('Started')]).toEqual(['true', 'false']);
  expect(isShown('InFixed')).toBe(true);
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
  const listOpen = () =>
    screen.getAllByRole('button', { expanded: true }).map((button) => button.textContent);
  expect(listOpen()).toEqual(['C', 'D']);
  await userEvent.click(screen.getByRole('button', { name: 'A' }));
  expect(listOpen().slice(0, 2)).toEqual(['A', 'B']);
});
