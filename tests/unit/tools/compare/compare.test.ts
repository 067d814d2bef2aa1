import { expect, it } from 'vitest';
import { compareFacts } from '@/tools/docusaurus/compare/compare';
import type { PageFacts, SiteFacts, HeadingsAndLinks } from '@/tools/docusaurus/compare/facts';
import { createReport, formatReport } from '@/tools/docusaurus/compare/report';

const rows = { id: 'rows', level: 2, text: 'Rows' };
const edges = { id: 'edges', level: 3, text: 'Edges' };
const roseLink = { href: '/roses', text: 'Roses' };
const mintLink = { href: '/herbs/#mint', text: 'Mint' };

const text = (own: Partial<HeadingsAndLinks> = {}): HeadingsAndLinks => ({
  heading: 'Beds',
  headings: [rows, edges],
  links: [roseLink, mintLink],
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

const roses = { label: 'Roses', href: '/roses' };
const start = { label: 'Start', href: '/' };
const gardenOf = (...items: SiteFacts['sidebars'][number]['items']) => [
  { version: 'current', id: 'garden', items },
];
const site = (own: Partial<SiteFacts> = {}): SiteFacts => ({
  pages: [page()],
  sidebars: gardenOf(start, { label: 'Beds', href: '/beds/', items: [roses] }),
  ...own,
});

/** `kind theirs | ours` for each difference between the plain site and one with another page. */
const differencesOf = (own: Partial<PageFacts>) =>
  compareFacts(site(), site({ pages: [page(own)] })).differences.map(
    ({ kind, theirs, ours }) => `${kind} ${theirs} | ${ours}`,
  );

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

const withHeadings = (...headings: HeadingsAndLinks['headings']) => ({ text: text({ headings }) });

it.each<[what: string, own: Partial<PageFacts>, ...found: string[]]>([
  ['RT-23 the same file at another address', { route: '/beds' }, 'route /beds/ | /beds'],
  ['BLD-10 another title', { title: 'beds' }, 'title Beds | beds'],
  [
    'BLD-10 other ids and levels of headings, pair by pair',
    withHeadings({ ...rows, id: 'rows-1' }, { ...edges, level: 4 }),
    'heading h2 #rows Rows | h2 #rows-1 Rows',
    'heading h3 #edges Edges | h4 #edges Edges',
  ],
  ['BLD-10 a heading that is missing', withHeadings(edges), 'heading h2 #rows Rows | null'],
  [
    'BLD-10 headings that are out of order',
    withHeadings(edges, rows),
    'heading h2 #rows Rows | null',
    'heading null | h2 #rows Rows',
  ],
  [
    'BLD-01 a link that leads elsewhere',
    { text: text({ links: [roseLink, { ...mintLink, href: '/herbs/' }] }) },
    'link [Mint] → /herbs/#mint | [Mint] → /herbs/',
  ],
  [
    'BLD-11 a text that could not be built, once, with the reason',
    { text: null, fault: 'Shade is not defined' },
    'text built | Shade is not defined',
  ],
  [
    'DOC-03 DOC-14 other neighbors and another trail',
    {
      previous: { label: 'Start', href: '/' },
      next: { label: 'Rose', href: '/roses' },
      crumbs: [{ label: 'Garden', href: '/' }, { label: 'Beds' }],
    },
    'previous null | Start → /',
    'next Roses → /roses | Rose → /roses',
    'breadcrumbs Garden › Beds | Garden → / › Beds',
  ],
  ['SB-01 another sidebar beside a page', { shownSidebar: null }, 'shown sidebar garden | null'],
])('%s is found', (_what, own, ...found) => {
  expect(differencesOf(own)).toEqual(found);
});

it('RT-12 finds pages that one side lacks, whatever else they hold', () => {
  const more = site({ pages: [page(), page({ source: 'new.md', route: '/new' })] });
  const lack = { kind: 'route', at: '/new', source: 'new.md' };
  expect(compareFacts(site(), more).differences).toEqual([{ ...lack, theirs: null, ours: '/new' }]);
  expect(compareFacts(more, site()).differences).toEqual([{ ...lack, theirs: '/new', ours: null }]);
});

it('RT-13 keeps versions apart: the same file of another version is another page', () => {
  const old = site({ pages: [page({ version: '1.0' })] });
  expect(compareFacts(site(), old).differences.map(({ kind }) => kind)).toEqual(['route', 'route']);
});

it('SB-02 finds other labels, links, depths and orders in sidebars', () => {
  const sidebars = gardenOf({ label: 'Beds', href: '/beds/', items: [] }, roses, start);
  const { equal, differences } = compareFacts(site(), site({ sidebars }));
  expect(equal.sidebar).toBe(1);
  expect(differences.map(({ at, theirs, ours }) => [at, theirs, ours])).toEqual([
    ['current garden', 'Start → /', null],
    ['current garden', '  Roses → /roses', 'Roses → /roses'],
    ['current garden', null, 'Start → /'],
  ]);
});

it('SB-02 finds a sidebar that one side lacks, entry by entry', () => {
  const { differences } = compareFacts(site(), site({ sidebars: [] }));
  expect(differences.map(({ kind, ours }) => `${kind} ${ours}`)).toEqual(Array(3).fill('sidebar null'));
});

const compared = compareFacts(site(), site({ pages: [page({ title: 'beds' })] }));
const report = createReport(compared, ['docs.editUrl']);

it('the report fails on a difference that nothing explains, and passes without one', () => {
  expect(report.passed).toBe(false);
  expect(report.counts.title).toEqual({ equal: 0, different: 1, explained: 0 });
  expect(createReport(compareFacts(site(), site())).passed).toBe(true);
});

it('the report shows counts of each kind, what was not run, and both sides of each difference', () => {
  const lines = formatReport(report, []).split('\n');
  expect(lines[1]).toMatch(/^route +1 +0 +0$/);
  expect(lines).toContain('Functions that neither side called: docs.editUrl');
  expect(lines.slice(-3)).toEqual(['title /beds/  (beds/index.md)', '  theirs: Beds', '  ours:   beds']);
});
