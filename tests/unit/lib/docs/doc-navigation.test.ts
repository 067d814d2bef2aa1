import { describe, expect, it } from 'vitest';
import type { Doc } from '@/lib/content/types';
import { getBreadcrumbs, getDocNavigation, getNeighbors } from '@/lib/docs/doc-navigation';
import type { CategoryPage, VersionModel } from '@/lib/docs/types';
import { getDoc } from '@/tests/support/get-version';
import { makeCategory, makeDoc, makeModel, makeVersion, olderConfig } from '@/tests/support/make-model';

const link = { type: 'generated-index' } as const;

function getCategoryPage({ categoryPages: [page] }: VersionModel): CategoryPage {
  if (!page) throw new Error('There is no page of a category.');
  return page;
}

describe('getBreadcrumbs', () => {
  const version = makeVersion(
    [
      makeDoc('deployment/index.md', { title: 'Overview' }),
      'deployment/docker.md',
      makeDoc('secret.md', { unlisted: true }),
      makeDoc('bare.md', { frontmatter: { displayed_sidebar: null } }),
    ],
    [makeCategory('deployment', { label: 'Deployment' })],
  );
  const crumbsOf = (id: string, breadcrumbs = true) =>
    getBreadcrumbs(version, getDoc(version, id), { breadcrumbs });

  it('DOC-03 the page of a category goes by the category’s label and links nowhere', () => {
    expect(crumbsOf('deployment/index')).toEqual([{ label: 'Deployment' }]);
  });

  it('DOC-03 pages outside of the sidebar have none', () => {
    expect([crumbsOf('secret'), crumbsOf('bare')]).toEqual([[], []]);
  });

  it('DOC-03 DOC-04 a page made for a category goes by the category’s label, and the flag removes all', () => {
    const inner = makeCategory('f/g', { label: 'Inner', link: { ...link, title: 'All of it' } });
    const nested = makeVersion(['f/index.md', 'f/g/x.md'], [makeCategory('f', { label: 'Outer' }), inner]);
    const page = getCategoryPage(nested);
    expect(getBreadcrumbs(nested, page, { breadcrumbs: true })).toEqual([
      { label: 'Outer', href: '/f/' },
      { label: 'Inner' },
    ]);
    expect(getBreadcrumbs(nested, page, { breadcrumbs: false })).toEqual([]);
    expect(crumbsOf('deployment/docker', false)).toEqual([]);
  });
});

describe('getNeighbors', () => {
  const category = makeCategory('f', { label: 'Category' });
  const generated = makeCategory('f', { label: 'Category', link });
  const index = makeDoc('f/index.md', { frontmatter: { sidebar_label: 'Own label' } });
  const none = { previous: null, next: null };

  function neighborsOf(id: string, docs: (string | Doc)[], categories = [category]) {
    const version = makeVersion(docs, categories);
    return getNeighbors(version, getDoc(version, id));
  }

  it('DOC-14 an index doc goes by its own label, not by the category’s', () => {
    const next = { label: 'Own label', href: '/f/' };
    expect(neighborsOf('a', ['a.md', index, 'f/x.md'])).toEqual({ previous: null, next });
  });

  it('DOC-14 DOC-15 a generated category page is a stop under the category’s label, before its first child', () => {
    const version = makeVersion(['a.md', 'f/x.md', 'g.md'], [generated]);
    const next = { label: 'Category', href: '/category/category' };
    expect(getNeighbors(version, getDoc(version, 'a')).next).toEqual(next);
    expect(getNeighbors(version, getCategoryPage(version))).toEqual({
      previous: { label: 'a', href: '/a' },
      next: { label: 'x', href: '/f/x' },
    });
    expect(getNeighbors(version, { route: '/category/gone', title: 'Gone' })).toEqual(none);
  });

  it('DOC-14 frontmatter replaces label and neighbors, and null removes them', () => {
    const docs = [
      makeDoc('a.md', { frontmatter: { pagination_label: 'Paged', sidebar_label: 'Side' } }),
      makeDoc('b.md', { frontmatter: { pagination_next: null } }),
      makeDoc('c.md', { frontmatter: { pagination_prev: 'a', pagination_next: 'b' } }),
      makeDoc('d.md', { frontmatter: { pagination_prev: 'nope' } }),
    ];
    const previous = { label: 'Paged', href: '/a' };
    expect(neighborsOf('b', docs)).toEqual({ previous, next: null });
    expect(neighborsOf('c', docs)).toEqual({ previous, next: { label: 'b', href: '/b' } });
    expect(neighborsOf('d', docs).previous).toBeNull();
  });

  it('DOC-15 BLD-08 hidden docs are no neighbors, and have only those that they name', () => {
    const bare = makeDoc('z.md', { frontmatter: { displayed_sidebar: null, pagination_next: 'a' } });
    const docs = ['a.md', makeDoc('b.md', { unlisted: true }), 'c.md', bare];
    expect(neighborsOf('a', docs).next).toEqual({ label: 'c', href: '/c' });
    expect(neighborsOf('b', docs)).toEqual(none);
    expect(neighborsOf('z', docs)).toEqual({ previous: null, next: { label: 'a', href: '/a' } });
  });

  it('DOC-14 a label of the sidebar serves where the doc has no short one of its own', () => {
    const docs = [makeDoc('a.md'), makeDoc('b.md', { frontmatter: { sidebar_label: 'Own' } }), 'c.md'];
    const version = makeVersion(docs);
    const nodes = Object.values(version.sidebars).flat();
    const main = nodes.map((node) => ({ ...node, label: 'By the sidebar' }));
    const relabeled = { ...version, sidebars: { main } };
    const neighbors = relabeled.docs.map((doc) => getNeighbors(relabeled, doc));
    expect(neighbors.map(({ next }) => next?.label)).toEqual(['Own', 'By the sidebar', undefined]);
    expect(neighbors[1]?.previous?.label).toBe('By the sidebar');
  });
});

it('VER-06 the banner of an older page leads to the same doc of the latest version, else to its home', () => {
  const older = makeVersion(['kept.md', 'gone.md'], [], olderConfig);
  const model = makeModel([makeVersion(['kept.md']), older]);
  const links = older.docs.map((doc) => getDocNavigation(model, older, doc, { breadcrumbs: true }).latest);
  expect(links).toEqual([
    { href: '/', label: '3.10.4 (Latest)', sameDoc: false },
    { href: '/kept', label: '3.10.4 (Latest)', sameDoc: true },
  ]);
});
