// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { SidebarTree } from '@/components/docs/sidebar-tree';
import type { SidebarItem } from '@/lib/docs/sidebar-items';
import { splitSidebar, type EntryFiles } from '@/lib/docs/split-sidebar';

const site = vi.hoisted(() => ({ path: '/', isServer: false, files: {} as EntryFiles }));
vi.mock('next/navigation', () => ({ usePathname: () => site.path }));
vi.mock('@/components/docs/category-entries', async () => {
  const browser = await import('@/components/docs/category-entries-browser');
  const server: typeof browser = {
    getEntries: (file) => site.files[file],
    loadEntries: async (file) => site.files[file] ?? [],
    getEntriesAttributes: (file) => {
      return { 'data-file': file, 'data-entries': JSON.stringify(site.files[file]) };
    },
  };
  const pick = () => (site.isServer ? server : browser);
  return {
    getEntries: (file: string) => pick().getEntries(file),
    loadEntries: (file: string) => pick().loadEntries(file),
    getEntriesAttributes: (file: string) => pick().getEntriesAttributes(file),
  };
});

const requests: string[] = [];
/** Answers requests for entries; a test may hold or fail them. */
let answer = async (_file: string): Promise<Response> => new Response();

beforeEach(() => {
  requests.length = 0;
  site.files = {};
  answer = async (file) => Response.json(site.files[file]);
  vi.stubGlobal('fetch', (address: string) => {
    requests.push(address);
    return answer(address.replace(/^.*\/sidebar\/|\.json$/g, ''));
  });
});

/** Returns a split sidebar with pages in `/<name>/inner` and `/<name>/other`; files of each name load once. */
function makeSidebar(name: string): SidebarItem[] {
  const link = (href: string): SidebarItem => ({ label: href, href });
  const routes = ['/', `/${name}/inner/a`, `/${name}/inner/b`, `/${name}/other/c`];
  const items = [
    link('/'),
    {
      label: 'Outer',
      firstHref: routes[1] ?? '',
      items: [
        { label: 'Inner', firstHref: routes[1] ?? '', items: [link(routes[1] ?? ''), link(routes[2] ?? '')] },
        { label: 'Other', href: routes[3] ?? '', items: [link(routes[3] ?? '')] },
      ],
    },
  ];
  const split = splitSidebar(items, routes);
  site.files = split.entries;
  return split.items;
}

const outer = () => screen.getByRole('button', { name: 'Outer' });
const isOpen = (element: HTMLElement) => element.getAttribute('aria-expanded') === 'true';

it('SB-06 SB-09 a category loads its entries once when it is opened', async () => {
  site.path = '/';
  render(<SidebarTree items={makeSidebar('opened')} />);
  expect(requests).toEqual([]);
  await userEvent.click(outer());
  expect(await screen.findByRole('button', { name: 'Inner' })).toBeTruthy();
  await userEvent.click(outer());
  await userEvent.click(outer());
  expect([requests.length, isOpen(outer())]).toEqual([1, true]);
});

it.each([
  ['pointer', () => userEvent.hover(outer())],
  ['focus', () => act(() => outer().focus())],
])('NV-16 the %s on a category loads its entries ahead', async (name, reach) => {
  site.path = '/';
  render(<SidebarTree items={makeSidebar(name)} />);
  await reach();
  expect([requests.length, isOpen(outer())]).toEqual([1, false]);
});

it('SB-10 a navigation opens the categories of the new page as their entries arrive', async () => {
  site.path = '/';
  const sidebar = makeSidebar('moved');
  const { rerender } = render(<SidebarTree items={sidebar} />);
  site.path = '/moved/inner/b';
  rerender(<SidebarTree items={sidebar} />);
  expect(isOpen(outer())).toBe(true);
  const link = await screen.findByRole('link', { name: '/moved/inner/b' });
  expect(link.getAttribute('aria-current')).toBe('page');
  expect([requests.length, isOpen(screen.getByRole('button', { name: 'Inner' }))]).toEqual([2, true]);
});

it('ERR-04 a category whose entries fail to load says so, and opening it again repeats the request', async () => {
  site.path = '/';
  const working = answer;
  answer = async () => new Response('', { status: 503 });
  render(<SidebarTree items={makeSidebar('failed')} />);
  await userEvent.click(outer());
  expect((await screen.findByRole('status')).textContent).toContain('could not be loaded');
  answer = working;
  await userEvent.click(outer());
  expect(screen.queryByRole('status')).toBeNull();
  await userEvent.click(outer());
  expect(await screen.findByRole('button', { name: 'Inner' })).toBeTruthy();
  expect(screen.queryByRole('status')).toBeNull();
});

it('SB-08 SB-18 the served page contains the entries of open categories, and hydration keeps them', async () => {
  site.path = '/served/inner/b';
  const sidebar = makeSidebar('served');
  site.isServer = true;
  const container = document.createElement('div');
  container.innerHTML = renderToString(<SidebarTree items={sidebar} />);
  document.body.replaceChildren(container);
  site.isServer = false;
  const link = screen.getByRole('link', { name: '/served/inner/b' });
  expect(container.textContent).not.toContain('/served/other/c');
  const errors: unknown[] = [];
  vi.spyOn(console, 'error').mockImplementation((...texts) => errors.push(texts));
  const root = await act(() =>
    hydrateRoot(container, <SidebarTree items={sidebar} />, {
      onRecoverableError: (error) => errors.push(error),
    }),
  );
  expect(screen.getByRole('link', { name: '/served/inner/b' })).toBe(link);
  expect([errors, requests]).toEqual([[], []]);
  await userEvent.click(screen.getByRole('button', { name: /Other/ }));
  expect(await screen.findByRole('link', { name: '/served/other/c' })).toBeTruthy();
  expect(requests.length).toBe(1);
  act(() => root.unmount());
});
