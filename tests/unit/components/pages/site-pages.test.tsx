import { parseFragment } from 'parse5';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { accessibilityPageContent } from '@/components/pages/accessibility-page-content';
import { getChangesPageContent } from '@/components/pages/changes-page-content';
import { helpPageContent } from '@/components/pages/help-page-content';
import { SitePage } from '@/components/pages/site-page';
import { getVersionsPageContent } from '@/components/pages/versions-page-content';
import { buildPublishedChanges } from '@/build/prepare/change-files';
import { createWrongTermFinder } from '@/lib/checks/terms';
import { readWritingRules } from '@/lib/checks/writing-rules';
import { site } from '@/lib/site/config';
import { getReleaseLine } from '@/lib/site/release-line';
import { latestLabel } from '@/tests/support/served-versions';
import { sitePageSections, sitePageHeads, type SitePageRoute } from '@/lib/site/page-sections';
import { attribute, findAll, findTags, textOf } from '@/tests/support/built-page';
import { readSiteSections } from '@/tools/read-site-sections';

const { model, sections: docSections } = await readSiteSections();
// Those two differ in every way; what the newest two differ in says little after a cut.
const compared = model.versions.filter(({ name }) => ['current', '3.9'].includes(name));
const { list: changes } = buildPublishedChanges(compared, docSections, '');

const draw = {
  '/help': () => renderToStaticMarkup(<SitePage route="/help" {...helpPageContent} />),
  '/accessibility': () =>
    renderToStaticMarkup(<SitePage route="/accessibility" {...accessibilityPageContent} />),
  '/changes': (list = changes) =>
    renderToStaticMarkup(<SitePage route="/changes" {...getChangesPageContent(list)} />),
  '/versions': (config = { ...site, changes }) =>
    renderToStaticMarkup(<SitePage route="/versions" {...getVersionsPageContent(config)} />),
} satisfies Record<SitePageRoute, () => string>;

const routes = Object.keys(draw) as SitePageRoute[];
const parsed = (route: SitePageRoute) => parseFragment(draw[route]());
const named = (route: SitePageRoute, tag: string) => findTags(parsed(route), tag);
const linksOf = (route: SitePageRoute) =>
  named(route, 'a').map((link) => ({ href: attribute(link, 'href') ?? '', text: textOf(link) }));

describe.each(routes)('%s', (route) => {
  it('RT-04 RT-05 has its title, its sections in order and a contents list of them', () => {
    const sections = Object.entries<string>(sitePageSections[route]);
    expect(named(route, 'h1').map(textOf)).toEqual([sitePageHeads[route].title]);
    expect(named(route, 'h2').map((heading) => [attribute(heading, 'id'), textOf(heading)])).toEqual(
      sections,
    );
    const [contents] = findAll(
      parsed(route),
      (element) => attribute(element, 'aria-labelledby') !== undefined,
    );
    const entries = contents ? findTags(contents, 'a') : [];
    expect(entries.map((link) => attribute(link, 'href'))).toEqual(sections.map(([id]) => `#${id}`));
  });

  it('is written in the words of the list', () => {
    const find = createWrongTermFinder(readWritingRules('content')?.terms ?? []);
    const text = draw[route]()
      .replace(/<(code|a)\b.*?<\/\1>/g, ' ')
      .replace(/<[^>]*>/g, ' ');
    expect(text.length).toBeGreaterThan(500);
    expect(find({ text, line: 1, column: 1 }).map(({ found }) => found)).toEqual([]);
  });

  it('DOC-35 links to other hosts open a new tab and say so', () => {
    const outside = named(route, 'a').filter((link) => attribute(link, 'href')?.startsWith('https:'));
    expect(outside.length).toBeGreaterThan(route === '/changes' ? -1 : 4);
    for (const link of outside) expect(attribute(link, 'target')).toBe('_blank');
  });
});

it('RT-04 VER-17 RT-24 /versions lists every served and archived version with its address', () => {
  const links = linksOf('/versions');
  const wanted = [
    ...site.versions.map(({ label, path }) => ({ text: label, href: path === '/' ? '/' : `${path}/` })),
    ...site.archivedVersions.map(({ label, href }) => ({ text: label, href })),
  ];
  expect(wanted.map(({ text }) => text)).toEqual(
    expect.arrayContaining([latestLabel, '3.8.5', '2.0', '1.0']),
  );
  expect(links).toEqual(expect.arrayContaining(wanted));
});

it('RT-04 VER-05 a row names state, date, what is covered, branch, release notes and migration guide', () => {
  const older = site.versions.find(({ name }) => name === '3.9');
  const newest = { ...site.versions[0], name: '3.10', label: '3.10', path: '/3.10', isLast: false };
  const versions = [site.versions[0], newest, older].filter((version) => version !== undefined);
  const html = draw['/versions']({ ...site, versions: versions as typeof site.versions, changes: null });
  const rows = findTags(parseFragment(html), 'tr').map((row) => findTags(row, 'td').map(textOf));
  expect(rows.slice(1, 7).map((cells) => cells.slice(0, 3))).toEqual([
    [latestLabel, 'Current', 'April 2025'],
    ['3.10', 'Maintained', 'April 2025'],
    ['3.9', 'Frozen', 'November 2024'],
    ['3.8.5', 'Archived elsewhere', 'April 2024'],
    ['2.0', 'Archived elsewhere', '–'],
    ['1.0', 'Archived elsewhere', '–'],
  ]);
  expect(rows[3]?.[3]).toMatch(/^Viewer 3\.9, checked against 3\.9\.3 of release\/3\.9$/);
  expect(rows[5]?.[3]).toBe('Viewer 2, a front end built with React; deprecated');
  const hrefs = linksOf('/versions').map(({ href }) => href);
  for (const { viewer } of site.versions)
    expect(hrefs).toEqual(
      expect.arrayContaining([
        `https://github.com/OHIF/Viewers/tree/release/${getReleaseLine(viewer.release)}`,
        viewer.releaseNotes,
        viewer.migrationGuide,
      ]),
    );
});

const rows = () => named('/changes', 'tr').map(textOf);

it('/changes lists each page that differs once, with what happened to it and the size of that', () => {
  const pages = changes?.pages ?? [];
  expect(pages.length).toBeGreaterThan(100);
  const links = linksOf('/changes').map(({ href }) => href);
  for (const { to, from } of pages) {
    const route = (to ?? from)?.route ?? '';
    const isLinkOfIntro = ['/migration-guide/', '/release-notes'].includes(route);
    expect({ route, times: links.filter((href) => href === route).length }).toEqual({
      route,
      times: isLinkOfIntro ? 2 : 1,
    });
  }
  expect(rows()).toContainEqual(
    expect.stringMatching(/^iframe\s*Changed; sections: 4\schanged, 1\sremoved\s*\+\d+\s−\d+\s*\d+\s%$/),
  );
  expect(rows()).toContainEqual(expect.stringMatching(/Moved from \/3\.9\/deployment\/docker; sections: /));
  expect(rows()).toContainEqual(expect.stringMatching(/New\s*\+1,\d{3}\s*–$/));
  expect(rows()).toContainEqual(expect.stringMatching(/Removed\s*−\d,\d{3}\s*–$/));
});

it('/changes counts them by section of the sidebar, in its order', () => {
  const titles = named('/changes', 'h3').map(textOf);
  expect(titles).toEqual(expect.arrayContaining(['Deployment', 'Configuration', 'Platform']));
  const [summary] = named('/changes', 'table');
  if (!summary) throw new Error('There is no table.');
  const cells = findTags(summary, 'td').map(textOf);
  expect(cells).toHaveLength(5 * titles.length);
  expect(cells.filter((_, at) => at % 5 === 0)).toEqual(titles);
  const counts = cells.filter((_, at) => at % 5 > 0).map((cell) => (cell === '–' ? 0 : Number(cell)));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(changes?.pages.length);
});

it('/changes says so where there is nothing to compare', () => {
  expect(draw['/changes'](null)).toContain('No page differs');
});

it('/versions lists the pages that the latest version has no more', () => {
  const removed = changes?.pages.filter(({ kind }) => kind === 'removed') ?? [];
  expect(removed.map(({ from }) => from?.route)).toEqual(['/3.9/platform/services/ui/customization-service']);
  for (const { from } of removed)
    expect(linksOf('/versions')).toContainEqual({ href: from?.route, text: from?.title });
  const none = draw['/versions']({ ...site, changes: null });
  expect(none).toContain('The latest version has every page of the previous version.');
});

it('RT-05 /help leads to what each reader needs', () => {
  expect(linksOf('/help').map(({ href }) => href)).toEqual(
    expect.arrayContaining([
      'https://community.ohif.org/',
      'https://github.com/OHIF/Viewers/issues',
      'https://github.com/OHIF/Viewers/issues/new?template=bug-report.yml',
      'https://github.com/OHIF/Viewers/issues/new?template=feature-request.yml',
      'https://ohif.org/get-support',
      '/development/contributing',
      '#security',
    ]),
  );
});
