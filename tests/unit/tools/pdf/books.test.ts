import { expect, it } from 'vitest';
import type { SidebarNode, VersionModel } from '@/lib/docs/types';
import { listBooks } from '@/tools/pdf/books';

const page = (href: string): SidebarNode => ({ type: 'link', label: href, href, docId: href });
const category = (href: string, items: SidebarNode[]): SidebarNode => {
  const place = { href, docId: href, firstHref: href };
  return { type: 'category', label: `Section ${href}`, ...place, items };
};
const makeVersion = (nodes: SidebarNode[]) =>
  ({ name: 'current', label: '3.10.2 (Latest)', sidebar: nodes }) as unknown as VersionModel;

const guide = category('/user-guide/', [
  page('/user-guide/list'),
  category('/user-guide/viewer/', [page('/user-guide/viewer/toolbar')]),
]);

it('a PDF book lists the pages of its category in the order of the sidebar', () => {
  const [book, other] = listBooks(makeVersion([page('/'), guide, category('/deployment/', [])]));
  expect(book).toEqual({
    file: 'ohif-3.10-user-guide.pdf',
    title: 'Section /user-guide/',
    version: '3.10.2 (Latest)',
    chapters: [
      { route: '/user-guide/', depth: 0 },
      { route: '/user-guide/list', depth: 1 },
      { route: '/user-guide/viewer/', depth: 1 },
      { route: '/user-guide/viewer/toolbar', depth: 2 },
    ],
  });
  const chapters = [{ route: '/deployment/', depth: 0 }];
  expect(other).toMatchObject({ file: 'ohif-3.10-deployment.pdf', chapters });
});

it('listing the PDF books throws if the sidebar has no category for one of them', () => {
  expect(() => listBooks(makeVersion([guide]))).toThrow(
    'The sidebar has no category with the page "/deployment". Correct bookRoutes in tools/pdf/books.ts.',
  );
});
