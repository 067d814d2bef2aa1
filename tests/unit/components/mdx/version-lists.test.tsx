import { parseFragment } from 'parse5';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createVersionLists } from '@/components/mdx/version-lists';
import { site } from '@/lib/site/config';
import type { SiteConfig } from '@/lib/site/schema';
import type { RemovedPages as Removed } from '@/lib/mdx/types';
import { attribute, findTags, textOf } from '@/tests/support/built-page';
import { makeContext } from '@/tests/support/make-context';

type VersionBanner = SiteConfig['versions'][number]['banner'];

const { VersionsTable } = createVersionLists(makeContext());

const linksOf = (html: string) =>
  findTags(parseFragment(html), 'a').map((link) => ({ text: textOf(link), href: attribute(link, 'href') }));

it('RT-04 VER-17 RT-24 the table of versions lists every served and archived version with its address', () => {
  const wanted = [
    ...site.versions.map(({ label, path }) => ({ text: label, href: path === '/' ? '/' : `${path}/` })),
    ...site.archivedVersions.map(({ label, href }) => ({ text: label, href })),
  ];
  expect(wanted.map(({ text }) => text)).toEqual(expect.arrayContaining(['3.8.5', '2.0', '1.0']));
  expect(linksOf(renderToStaticMarkup(<VersionsTable />))).toEqual(expect.arrayContaining(wanted));
});

it('RT-04 VER-05 the table of versions shows state, date, viewer version, branch, release notes and migration guide of each', () => {
  const viewer = {
    release: '4.1.5',
    checkedAgainst: '4.1.2',
    stableSince: '2025-04',
    releaseNotes: 'https://ohif.org/release-notes/4p1/',
    migrationGuide: '/migration-guide/',
  };
  const make = (label: string, path: string, isLast = false, banner: VersionBanner = 'none') => {
    return { name: label, label, path, dir: 'content/latest', isLast, banner, viewer };
  };
  const frozen = make('3.0', '/3.0', false, 'unmaintained');
  const versions = [
    make('Next', '/next', false, 'unreleased'),
    make('4.1', '/', true),
    make('4.0', '/4.0'),
    frozen,
  ];
  const archivedVersions = [{ label: '2.0', href: 'https://v2.docs.ohif.org', about: 'Viewer 2; old' }];
  const { VersionsTable: Table } = createVersionLists(makeContext(), { ...site, versions, archivedVersions });
  const html = renderToStaticMarkup(<Table />);
  const rows = findTags(parseFragment(html), 'tr').map((row) => findTags(row, 'td').map(textOf));
  const described = 'Viewer 4.1, checked against 4.1.2 of release/4.1';
  const changed = 'Release notes, migration guide';
  expect(rows.slice(1)).toEqual([
    ['Next', 'Not released yet', 'April 2025', described, changed],
    ['4.1', 'Current', 'April 2025', described, changed],
    ['4.0', 'Maintained', 'April 2025', described, changed],
    ['3.0', 'Frozen', 'April 2025', described, changed],
    ['2.0', 'Archived elsewhere', '–', 'Viewer 2; old', '–'],
  ]);
  expect(linksOf(html).slice(0, 4)).toEqual([
    { text: 'Next', href: '/next/' },
    { text: 'release/4.1', href: 'https://github.com/OHIF/Viewers/tree/release/4.1' },
    { text: 'Release notes', href: viewer.releaseNotes },
    { text: 'migration guide', href: viewer.migrationGuide },
  ]);
});

it('the list of removed pages shows what the latest version lacks, or says that it has all pages', () => {
  const draw = (removed: Removed | null) => {
    const { RemovedPages } = createVersionLists(makeContext({ removedPages: () => removed }));
    return renderToStaticMarkup(<RemovedPages />);
  };
  const pages = [
    { route: '/3.9/old', title: 'Old', category: 'Platform' },
    { route: '/3.9/top', title: 'Top', category: '' },
  ];
  expect(draw({ from: '3.9', to: '3.10', pages })).toBe(
    '<p>The following pages of 3.9 are no longer part of 3.10. They remain available at their addresses.</p>' +
      '<ul><li><a href="/3.9/old">Old</a>, in Platform</li><li><a href="/3.9/top">Top</a></li></ul>',
  );
  const none = '<p>The latest version has every page of the previous version.</p>';
  expect([draw(null), draw({ from: '3.9', to: '3.10', pages: [] })]).toEqual([none, none]);
});
