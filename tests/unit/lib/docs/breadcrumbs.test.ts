import { describe, expect, it } from 'vitest';
import { getBreadcrumbs } from '@/lib/docs/doc-navigation';
import { makeCategory, makeDoc, makeVersion } from '@/tests/support/make-model';

const version = makeVersion(
  [
    makeDoc('configuration/dataSources/dicom-web.md', {
      title: 'Long title',
      frontmatter: { sidebar_label: 'DICOMweb' },
    }),
    makeDoc('deployment/index.md', { title: 'Overview' }),
    makeDoc('deployment/docker/docker.md', { title: 'Docker' }),
    makeDoc('deployment/docker/ssl.md', { title: 'SSL' }),
    makeDoc('secret.md', { unlisted: true }),
    makeDoc('bare.md', { frontmatter: { displayed_sidebar: null } }),
  ],
  [
    makeCategory('configuration', { label: 'Configuration' }),
    makeCategory('configuration/dataSources', { label: 'Data Sources' }),
    makeCategory('deployment', { label: 'Deployment' }),
  ],
);

function crumbsOf(id: string, breadcrumbs = true) {
  const doc = version.docs.find((candidate) => candidate.id === id);
  if (!doc) throw new Error(`no doc ${id}`);
  return getBreadcrumbs(version, doc, { breadcrumbs });
}

describe('getBreadcrumbs', () => {
  it('DOC-03 categories without a page are plain text, and the page itself comes last', () => {
    expect(crumbsOf('configuration/dataSources/dicom-web')).toEqual([
      { label: 'Configuration' },
      { label: 'Data Sources' },
      { label: 'DICOMweb' },
    ]);
  });

  it('DOC-03 categories with a page are links', () => {
    expect(crumbsOf('deployment/docker/ssl')).toEqual([
      { label: 'Deployment', href: '/deployment/' },
      { label: 'Docker', href: '/deployment/docker/' },
      { label: 'SSL' },
    ]);
  });

  it('DOC-03 the page of a category goes by the category’s label and links nowhere', () => {
    expect(crumbsOf('deployment/index')).toEqual([{ label: 'Deployment' }]);
  });

  it('DOC-04 the flag removes them', () => {
    expect(crumbsOf('deployment/docker/ssl', false)).toEqual([]);
  });

  it('DOC-03 pages outside of the sidebar have none', () => {
    expect(crumbsOf('secret')).toEqual([]);
    expect(crumbsOf('bare')).toEqual([]);
  });
});

describe('getBreadcrumbs of a page made for a category', () => {
  const nested = makeVersion(
    [makeDoc('f/index.md'), makeDoc('f/g/x.md')],
    [
      makeCategory('f', { label: 'Outer' }),
      makeCategory('f/g', { label: 'Inner', link: { type: 'generated-index', title: 'All of it' } }),
    ],
  );
  const [page] = nested.categoryPages;
  if (!page) throw new Error('no page for the category');

  it('DOC-03 a page made for a category goes by the category’s label, below the categories above it', () => {
    expect(getBreadcrumbs(nested, page, { breadcrumbs: true })).toEqual([
      { label: 'Outer', href: '/f/' },
      { label: 'Inner' },
    ]);
  });

  it('DOC-04 the site can turn it off', () => {
    expect(getBreadcrumbs(nested, page, { breadcrumbs: false })).toEqual([]);
  });
});
