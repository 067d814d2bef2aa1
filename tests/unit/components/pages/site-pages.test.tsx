import { parseFragment } from 'parse5';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { HelpPage } from '@/components/pages/help-page';
import { VersionsPage } from '@/components/pages/versions-page';
import { createTermFinder } from '@/lib/checks/terms';
import { readWritingRules } from '@/lib/checks/writing-rules';
import { buildSiteModel } from '@/lib/docs/build-model';
import { compileCached } from '@/lib/mdx/cache';
import { pageRoutes } from '@/lib/routing/page-routes';
import { site } from '@/lib/site/config';
import { pageAnchors, pageSections, type SectionedPage } from '@/lib/site/page-sections';
import { attribute, findAll, textOf } from '@/tests/support/built-page';

const draw = {
  '/help': () => renderToStaticMarkup(<HelpPage />),
  '/versions': () => renderToStaticMarkup(<VersionsPage site={site} />),
} satisfies Record<SectionedPage, () => string>;

const routes = Object.keys(draw) as SectionedPage[];
const parsed = (route: SectionedPage) => parseFragment(draw[route]());
const named = (route: SectionedPage, tag: string) => findAll(parsed(route), ({ tagName }) => tagName === tag);
const linksOf = (route: SectionedPage) =>
  named(route, 'a').map((link) => ({ href: attribute(link, 'href') ?? '', text: textOf(link) }));

const model = buildSiteModel({ site, contentDir: 'content', includeDrafts: false });
const docs = new Map(
  model.versions.flatMap((version) => version.docs).map((doc) => [doc.route, doc] as const),
);

/** Ids on a page; null when there is no such page. */
async function readIds(route: string): Promise<ReadonlySet<string> | null> {
  const doc = docs.get(route);
  if (!doc) return pageRoutes.includes(route) ? (pageAnchors.get(route) ?? new Set()) : null;
  const { headings } = await compileCached(doc.body, []);
  return new Set(headings.map(({ id }) => id));
}

async function isThere(from: string, href: string): Promise<boolean> {
  const [path = '', id = ''] = href.split('#');
  const ids = await readIds(path || from);
  return ids !== null && (id === '' || ids.has(id));
}

describe.each(routes)('%s', (route) => {
  it('RT-04 RT-05 has its title, its sections in order and a contents list of them', () => {
    const sections = Object.entries<string>(pageSections[route]);
    expect(named(route, 'h1').map(textOf)).toEqual([route === '/help' ? 'Help' : 'Versions']);
    expect(named(route, 'h2').map((heading) => [attribute(heading, 'id'), textOf(heading)])).toEqual(
      sections,
    );
    const [contents] = findAll(
      parsed(route),
      (element) => attribute(element, 'aria-labelledby') !== undefined,
    );
    const entries = contents ? findAll(contents, ({ tagName }) => tagName === 'a') : [];
    expect(entries.map((link) => attribute(link, 'href'))).toEqual(sections.map(([id]) => `#${id}`));
  });

  it('RT-05 SB-01 has no sidebar, no trail and no edit row', () => {
    const html = draw[route]();
    expect(html).not.toContain('docs-sidebar');
    expect(html).not.toContain('breadcrumbs');
    expect(html).not.toContain('doc-footer');
  });

  it('BLD-01 BLD-03 every link to this site leads to a page, and to a heading of it', async () => {
    const own = linksOf(route)
      .map(({ href }) => href)
      .filter((href) => /^[/#]/.test(href));
    expect(own.length).toBeGreaterThan(8);
    const broken = await Promise.all(own.map(async (href) => ((await isThere(route, href)) ? [] : [href])));
    expect(broken.flat()).toEqual([]);
  });

  it('is written in the words of the list', () => {
    const find = createTermFinder(readWritingRules(process.cwd(), 'content')?.terms ?? []);
    const text = draw[route]()
      .replace(/<(code|a)\b.*?<\/\1>/g, ' ')
      .replace(/<[^>]*>/g, ' ');
    expect(text.length).toBeGreaterThan(500);
    expect(find({ text, line: 1, column: 1 }).map(({ found }) => found)).toEqual([]);
  });

  it('DOC-35 links to other hosts open a new tab and say so', () => {
    const outside = named(route, 'a').filter((link) => attribute(link, 'href')?.startsWith('https:'));
    expect(outside.length).toBeGreaterThan(4);
    for (const link of outside) expect(attribute(link, 'target')).toBe('_blank');
  });
});

describe('/versions', () => {
  it('RT-04 VER-17 RT-24 lists every served and archived version with its address, from the configuration', () => {
    const links = linksOf('/versions');
    const wanted = [
      ...site.versions.map(({ label, path }) => ({ text: label, href: path === '/' ? '/' : `${path}/` })),
      ...site.archivedVersions.map(({ label, href }) => ({ text: label, href })),
    ];
    expect(wanted.map(({ text }) => text)).toEqual(['3.10.4 (Latest)', '3.9', '3.8.5', '2.0', '1.0']);
    expect(links).toEqual(expect.arrayContaining(wanted));
  });

  it('RT-04 VER-05 a row names state, viewer version, branch, release notes and migration guide', () => {
    const rows = named('/versions', 'tr').map(textOf);
    expect(rows[1]).toMatch(/^3\.10\.4 \(Latest\)\s*Latest\s*3\.10\.1, branch release\/3\.10/);
    expect(rows[2]).toMatch(/^3\.9\s*No longer maintained\s*3\.9\.3, branch release\/3\.9/);
    const hrefs = linksOf('/versions').map(({ href }) => href);
    for (const { viewer } of site.versions)
      expect(hrefs).toEqual(
        expect.arrayContaining([
          `https://github.com/OHIF/Viewers/tree/${viewer.branch}`,
          viewer.releaseNotes,
          viewer.migrationGuide,
        ]),
      );
  });
});

describe('/help', () => {
  it('RT-05 leads to what each reader needs', () => {
    const hrefs = linksOf('/help').map(({ href }) => href);
    expect(hrefs).toEqual(
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
});
