import { expect, it } from 'vitest';
import { containsPath, type SidebarItem } from '@/lib/docs/sidebar-items';
import { splitSidebar } from '@/lib/docs/split-sidebar';

const link = (href: string): SidebarItem => ({ label: href, href });
const category = (label: string, items: SidebarItem[], more: Partial<SidebarItem> = {}): SidebarItem => {
  return { label, firstHref: '/first', ...more, items };
};

const listRoutes = (items: readonly SidebarItem[]): string[] =>
  items.flatMap(({ href, items: inner = [] }) => [...(href ? [href] : []), ...listRoutes(inner)]);

function split(items: SidebarItem[], otherRoutes: string[] = []) {
  const routes = [...listRoutes(items), ...otherRoutes].filter((route) => route.startsWith('/'));
  const { items: skeleton, entries } = splitSidebar(items, routes);
  return { skeleton, files: entries, routes };
}

const getFolders = (items: readonly SidebarItem[]) => items.map(({ folder }) => folder);

const sidebar = [
  link('/'),
  category('Part 1', [category('Group', [link('/part-1/group/a'), link('/part-1/group/b')])]),
  category('Part 10', [link('/part-10/a'), link('/part-10/b')], { href: '/part-10/' }),
  category('Generated', [link('/generated/a'), link('/generated/b')], { href: '/category/generated' }),
  category('One', [link('/one/page'), link('https://example.org/')]),
];

it('SB-02 the entries of closed categories go to files, one level each', () => {
  const { skeleton, files } = split(sidebar);
  expect(getFolders(skeleton)).toEqual([undefined, '/part-1/group', '/part-10', '/generated', '/one/page']);
  expect(skeleton.some(({ items }) => items)).toBe(false);
  const [group] = files[skeleton[1]?.file ?? ''] ?? [];
  expect(group).toMatchObject({ label: 'Group', folder: '/part-1/group' });
  expect(files[group?.file ?? '']).toEqual(sidebar[1]?.items?.[0]?.items);
});

it('SB-08 a category in parts contains the same pages as before', () => {
  const { skeleton, routes } = split(sidebar, ['/part-2/a', '/unlisted']);
  const getContaining = (items: readonly SidebarItem[]) =>
    routes.map((route) => items.map((item) => containsPath(item, route.replace(/(?<=.)\/$/, ''))));
  expect(getContaining(skeleton)).toEqual(getContaining(sidebar));
});

it('SB-08 entries stay in place if no folder has exactly the pages of the category', () => {
  const unlisted = split(sidebar, ['/part-1/group/unlisted', '/part-10/c', '/generated']);
  expect(getFolders(unlisted.skeleton)).toEqual([undefined, undefined, undefined, undefined, '/one/page']);
  expect(unlisted.skeleton.slice(1, 4)).toEqual(sidebar.slice(1, 4));
  const scattered = split([link('/b/c'), category('Mixed', [link('/a'), link('/b/a')])]);
  expect(getFolders(scattered.skeleton)).toEqual([undefined, undefined]);
});

it('SB-09 entries of categories that start open stay in place, those of closed ones within them do not', () => {
  const inner = category('Inner', [link('/a/b/c')]);
  const { skeleton } = split([
    category('Open', [inner], { open: true }),
    category('Fixed', [link('/fixed/a')], { collapsible: false }),
  ]);
  expect(getFolders(skeleton)).toEqual([undefined, undefined]);
  expect(getFolders(skeleton[0]?.items ?? [])).toEqual(['/a/b/c']);
});

it('names of files change with the entries, and only then', () => {
  const names = (items: SidebarItem[], otherRoutes?: string[]) =>
    Object.keys(split(items, otherRoutes).files);
  const renamed = sidebar.with(4, category('One', [{ label: 'New label', href: '/one/page' }]));
  expect(names(sidebar)).toEqual(names(sidebar, ['/other']));
  expect(names(renamed).filter((name) => names(sidebar).includes(name))).toEqual([]);
  expect(names(sidebar, ['/generated']).filter((name) => names(sidebar).includes(name))).toEqual([]);
});
