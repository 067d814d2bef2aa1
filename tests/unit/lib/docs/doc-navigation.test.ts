import { describe, expect, it } from 'vitest';
import { getBreadcrumbs, getDocNavigation, getNeighbors } from '@/lib/docs/doc-navigation';
import { getDoc } from '@/tests/support/get-version';
import { makeCategory, makeDoc, makeModel, makeVersion, olderConfig } from '@/tests/support/make-model';

describe('the breadcrumbs above a page', () => {
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

  it('DOC-03 are missing on pages outside the sidebar', () => {
    expect([crumbsOf('secret'), crumbsOf('bare')]).toEqual([[], []]);
  });

  it('DOC-03 DOC-04 end with the category on its generated page, and are missing if turned off', () => {
    const link = { type: 'generated-index', title: 'All of it' } as const;
    const categories = [makeCategory('f', { label: 'Outer' }), makeCategory('f/g', { label: 'Inner', link })];
    const nested = makeVersion(['f/index.md', 'f/g/x.md'], categories);
    const trails = [true, false].map((breadcrumbs) =>
      nested.categoryPages.map((page) => getBreadcrumbs(nested, page, { breadcrumbs })),
    );
    expect(trails).toEqual([[[{ label: 'Outer', href: '/f/' }, { label: 'Inner' }]], [[]]]);
    expect(crumbsOf('deployment/docker', false)).toEqual([]);
  });
});

it('DOC-15 BLD-08 previous and next links skip hidden pages, which link only where their front matter says', () => {
  const bare = makeDoc('z.md', { frontmatter: { displayed_sidebar: null, pagination_next: 'a' } });
  const version = makeVersion(['a.md', makeDoc('b.md', { unlisted: true }), 'c.md', bare]);
  const [a, b, z] = ['a', 'b', 'z'].map((id) => getNeighbors(version, getDoc(version, id)));
  expect(a?.next).toEqual({ label: 'c', href: '/c' });
  expect(b).toEqual({ previous: null, next: null });
  expect(z).toEqual({ previous: null, next: { label: 'a', href: '/a' } });
});

it('VER-06 the banner of an older page links to the same doc of the latest version, else its home', () => {
  const older = makeVersion(['kept.md', 'gone.md'], [], olderConfig);
  const model = makeModel([makeVersion(['kept.md']), older]);
  const links = older.docs.map((doc) => getDocNavigation(model, older, doc, { breadcrumbs: true }).latest);
  expect(links).toEqual([
    { href: '/', label: '3.10.2 (Latest)', sameDoc: false },
    { href: '/kept', label: '3.10.2 (Latest)', sameDoc: true },
  ]);
});
