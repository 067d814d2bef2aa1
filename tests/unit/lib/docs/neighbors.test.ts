import { describe, expect, it } from 'vitest';
import type { Doc } from '@/lib/content/types';
import { getNeighbors } from '@/lib/docs/doc-navigation';
import { makeCategory, makeDoc, makeVersion } from '@/tests/support/make-model';

function neighborsOf(
  id: string,
  docs: (string | Doc)[],
  categories = [makeCategory('f', { label: 'Category' })],
) {
  const version = makeVersion(docs, categories);
  const doc = version.docs.find((candidate) => candidate.id === id);
  if (!doc) throw new Error(`no doc ${id}`);
  return getNeighbors(version, doc);
}

const index = makeDoc('f/index.md', { frontmatter: { sidebar_label: 'Own label' } });

describe('getNeighbors', () => {
  it('DOC-14 an index doc goes by its own label, not by the category’s', () => {
    expect(neighborsOf('a', ['a.md', index, 'f/x.md'])).toEqual({
      previous: null,
      next: { label: 'Own label', href: '/f/' },
    });
  });

  it('DOC-15 a category’s page comes before its children, and categories without a page are skipped', () => {
    const docs = ['a.md', index, 'f/x.md', 'g/y.md', 'h.md'];
    expect(neighborsOf('f/index', docs)).toEqual({
      previous: { label: 'a', href: '/a' },
      next: { label: 'x', href: '/f/x' },
    });
    expect(neighborsOf('f/x', docs).next).toEqual({ label: 'y', href: '/g/y' });
    expect(neighborsOf('h', docs)).toEqual({ previous: { label: 'y', href: '/g/y' }, next: null });
  });

  it('DOC-15 a generated category page is a stop under the category’s label', () => {
    const categories = [makeCategory('f', { label: 'Category', link: { type: 'generated-index' } })];
    expect(neighborsOf('a', ['a.md', 'f/x.md'], categories).next).toEqual({
      label: 'Category',
      href: '/category/category',
    });
  });

  it('DOC-14 frontmatter replaces label and neighbors, and null removes them', () => {
    const docs = [
      makeDoc('a.md', { frontmatter: { pagination_label: 'Paged', sidebar_label: 'Side' } }),
      makeDoc('b.md', { frontmatter: { pagination_next: null } }),
      makeDoc('c.md', { frontmatter: { pagination_prev: 'a', pagination_next: 'b' } }),
      makeDoc('d.md', { frontmatter: { pagination_prev: 'nope' } }),
    ];
    expect(neighborsOf('b', docs)).toEqual({ previous: { label: 'Paged', href: '/a' }, next: null });
    expect(neighborsOf('c', docs)).toEqual({
      previous: { label: 'Paged', href: '/a' },
      next: { label: 'b', href: '/b' },
    });
    expect(neighborsOf('d', docs).previous).toBeNull();
  });

  it('DOC-15 BLD-08 hidden docs are no neighbors and have none', () => {
    const docs = ['a.md', makeDoc('b.md', { unlisted: true }), 'c.md'];
    expect(neighborsOf('a', docs).next).toEqual({ label: 'c', href: '/c' });
    expect(neighborsOf('b', docs)).toEqual({ previous: null, next: null });
  });

  it('DOC-15 a doc that shows no sidebar has only the neighbors it names', () => {
    const docs = [
      'a.md',
      makeDoc('b.md', { frontmatter: { displayed_sidebar: null, pagination_next: 'a' } }),
      'c.md',
    ];
    expect(neighborsOf('b', docs)).toEqual({ previous: null, next: { label: 'a', href: '/a' } });
  });

  it('DOC-14 a label of the sidebar serves where the doc has no short one of its own', () => {
    const docs = [makeDoc('a.md'), makeDoc('b.md', { frontmatter: { sidebar_label: 'Own' } }), 'c.md'];
    const version = makeVersion(docs);
    const [sidebarId = ''] = Object.keys(version.sidebars);
    const nodes = (version.sidebars[sidebarId] ?? []).map((node) => ({ ...node, label: 'By the sidebar' }));
    const relabelled = { ...version, sidebars: { [sidebarId]: nodes } };
    const neighbors = relabelled.docs.map((doc) => getNeighbors(relabelled, doc));
    expect(neighbors.map(({ next }) => next?.label)).toEqual(['Own', 'By the sidebar', undefined]);
    expect(neighbors[1]?.previous?.label).toBe('By the sidebar');
  });
});

describe('getNeighbors of a page made for a category', () => {
  const categories = [makeCategory('f', { label: 'Category', link: { type: 'generated-index' } })];

  it('DOC-14 DOC-15 a page made for a category stands between the page before it and its first child', () => {
    const version = makeVersion(['a.md', 'f/x.md', 'g.md'], categories);
    const [page] = version.categoryPages;
    if (!page) throw new Error('no page for the category');
    expect(getNeighbors(version, page)).toEqual({
      previous: { label: 'a', href: '/a' },
      next: { label: 'x', href: '/f/x' },
    });
  });

  it('DOC-15 has none outside of the sidebars', () => {
    const version = makeVersion(['a.md'], []);
    expect(getNeighbors(version, { route: '/category/gone', title: 'Gone' })).toEqual({
      previous: null,
      next: null,
    });
  });
});
