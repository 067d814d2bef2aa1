import { describe, expect, it } from 'vitest';
import { compareFacts } from '@/tools/docusaurus/compare/compare';
import type { PageFacts, SiteFacts, TextFacts } from '@/tools/docusaurus/compare/facts';
import { createReport, formatReport } from '@/tools/docusaurus/compare/report';

const text = (own: Partial<TextFacts> = {}): TextFacts => ({
  heading: 'Beds',
  headings: [
    { id: 'rows', level: 2, text: 'Rows' },
    { id: 'edges', level: 3, text: 'Edges' },
  ],
  links: [
    { href: '/roses', text: 'Roses' },
    { href: '/herbs/#mint', text: 'Mint' },
  ],
  ...own,
});

const page = (own: Partial<PageFacts> = {}): PageFacts => ({
  route: '/beds/',
  version: 'current',
  source: 'beds/index.md',
  title: 'Beds',
  text: text(),
  shownSidebar: 'garden',
  previous: null,
  next: { label: 'Roses', href: '/roses' },
  crumbs: [{ label: 'Garden' }, { label: 'Beds' }],
  ...own,
});

const site = (own: Partial<SiteFacts> = {}): SiteFacts => ({
  pages: [page()],
  sidebars: [
    {
      version: 'current',
      id: 'garden',
      items: [
        { label: 'Start', href: '/' },
        { label: 'Beds', href: '/beds/', items: [{ label: 'Roses', href: '/roses' }] },
      ],
    },
  ],
  ...own,
});

/** `kind theirs | ours` for each difference between the plain site and one with another page. */
const differencesOf = (own: Partial<PageFacts>) =>
  compareFacts(site(), site({ pages: [page(own)] })).differences.map(
    ({ kind, theirs, ours }) => `${kind} ${theirs} | ${ours}`,
  );

describe('the comparison with Docusaurus', () => {
  it('RT-12 RT-13 counts each equal thing once and finds nothing in equal sites', () => {
    const { equal, differences } = compareFacts(site(), site());
    expect(differences).toEqual([]);
    expect(equal).toEqual({
      route: 1,
      title: 1,
      text: 1,
      heading: 3,
      sidebar: 3,
      'shown sidebar': 1,
      previous: 1,
      next: 1,
      breadcrumbs: 1,
      link: 2,
    });
  });

  it('RT-23 finds the same file at another address', () => {
    expect(differencesOf({ route: '/beds' })).toEqual(['route /beds/ | /beds']);
  });

  it('RT-12 finds pages that one side lacks, whatever else they hold', () => {
    const more = site({ pages: [page(), page({ source: 'new.md', route: '/new' })] });
    expect(compareFacts(site(), more).differences).toEqual([
      { kind: 'route', at: '/new', source: 'new.md', theirs: null, ours: '/new' },
    ]);
    expect(compareFacts(more, site()).differences).toEqual([
      { kind: 'route', at: '/new', source: 'new.md', theirs: '/new', ours: null },
    ]);
  });

  it('RT-13 keeps versions apart: the same file of another version is another page', () => {
    const old = site({ pages: [page({ version: '1.0' })] });
    expect(compareFacts(site(), old).differences.map(({ kind }) => kind)).toEqual(['route', 'route']);
  });

  it('BLD-10 finds another title', () => {
    expect(differencesOf({ title: 'beds' })).toEqual(['title Beds | beds']);
  });

  it('BLD-10 finds other ids, levels and texts of headings, pair by pair', () => {
    const headings = [
      { id: 'rows-1', level: 2, text: 'Rows' },
      { id: 'edges', level: 4, text: 'Edges' },
    ];
    expect(differencesOf({ text: text({ headings }) })).toEqual([
      'heading h2 #rows Rows | h2 #rows-1 Rows',
      'heading h3 #edges Edges | h4 #edges Edges',
    ]);
  });

  it('BLD-10 finds headings that are missing or out of order', () => {
    const [rows, edges] = text().headings;
    if (!rows || !edges) throw new Error('no headings');
    expect(differencesOf({ text: text({ headings: [edges] }) })).toEqual(['heading h2 #rows Rows | null']);
    expect(differencesOf({ text: text({ headings: [edges, rows] }) })).toEqual([
      'heading h2 #rows Rows | null',
      'heading null | h2 #rows Rows',
    ]);
  });

  it('BLD-01 finds a link that leads elsewhere', () => {
    const links = [
      { href: '/roses', text: 'Roses' },
      { href: '/herbs/', text: 'Mint' },
    ];
    expect(differencesOf({ text: text({ links }) })).toEqual([
      'link [Mint] → /herbs/#mint | [Mint] → /herbs/',
    ]);
  });

  it('BLD-11 names a text that could not be built once, with the reason', () => {
    expect(differencesOf({ text: null, fault: 'Shade is not defined' })).toEqual([
      'text built | Shade is not defined',
    ]);
  });

  it('DOC-03 DOC-14 finds other neighbors and another trail', () => {
    expect(
      differencesOf({
        previous: { label: 'Start', href: '/' },
        next: { label: 'Rose', href: '/roses' },
        crumbs: [{ label: 'Garden', href: '/' }, { label: 'Beds' }],
      }),
    ).toEqual([
      'previous null | Start → /',
      'next Roses → /roses | Rose → /roses',
      'breadcrumbs Garden › Beds | Garden → / › Beds',
    ]);
  });

  it('SB-02 finds other labels, links, depths and orders in sidebars', () => {
    const items = [
      { label: 'Beds', href: '/beds/', items: [] },
      { label: 'Roses', href: '/roses' },
      { label: 'Start', href: '/' },
    ];
    const other = site({ sidebars: [{ version: 'current', id: 'garden', items }] });
    const { equal, differences } = compareFacts(site(), other);
    expect(equal.sidebar).toBe(1);
    expect(differences.map(({ at, theirs, ours }) => [at, theirs, ours])).toEqual([
      ['current garden', 'Start → /', null],
      ['current garden', '  Roses → /roses', 'Roses → /roses'],
      ['current garden', null, 'Start → /'],
    ]);
  });

  it('SB-01 finds a page with another sidebar beside it', () => {
    expect(differencesOf({ shownSidebar: null })).toEqual(['shown sidebar garden | null']);
  });

  it('SB-02 finds a sidebar that one side lacks, entry by entry', () => {
    const { differences } = compareFacts(site(), site({ sidebars: [] }));
    expect(differences.map(({ kind, ours }) => [kind, ours])).toEqual([
      ['sidebar', null],
      ['sidebar', null],
      ['sidebar', null],
    ]);
  });
});

describe('the report', () => {
  const report = createReport(compareFacts(site(), site({ pages: [page({ title: 'beds' })] })), [
    'docs.editUrl',
  ]);

  it('fails on a difference that nothing explains, and passes without one', () => {
    expect(report.passed).toBe(false);
    expect(report.counts.title).toEqual({ equal: 0, different: 1, explained: 0 });
    expect(createReport(compareFacts(site(), site())).passed).toBe(true);
  });

  it('shows counts of each kind, what was not run, and each difference with file and both sides', () => {
    const lines = formatReport(report, []).split('\n');
    expect(lines[1]).toMatch(/^route +1 +0 +0$/);
    expect(lines).toContain('Not run on either side: docs.editUrl');
    expect(lines.slice(-3)).toEqual(['title /beds/  (beds/index.md)', '  theirs: Beds', '  ours:   beds']);
  });
});
