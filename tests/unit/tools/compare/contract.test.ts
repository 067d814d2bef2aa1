import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { compareFacts, type SiteComparison, type FactKind } from '@/tools/docusaurus/compare/compare';
import { findKnownDifference } from '@/tools/docusaurus/compare/known-differences';
import type { SiteFacts } from '@/tools/docusaurus/compare/facts';
import { readOurFacts } from '@/tools/docusaurus/compare/ours/read-facts';

const theirs = JSON.parse(readFileSync('tests/fixtures/compat/facts.json', 'utf8')) as SiteFacts;

let comparison: SiteComparison;

beforeAll(async () => {
  comparison = compareFacts(theirs, await readOurFacts('tests/fixtures/compat/site'));
}, 120_000);

/** Differences of some kinds that nothing explains, as text. */
const openOf = (...kinds: FactKind[]) =>
  comparison.differences
    .filter((difference) => kinds.includes(difference.kind) && findKnownDifference(difference) === undefined)
    .map(({ kind, at, theirs: left, ours: right }) => `${kind} ${at}: ${left} | ${right}`);

it.each<[what: string, least: number, kinds: FactKind[]]>([
  ['RT-12 RT-13 RT-23 all addresses are the same', theirs.pages.length, ['route']],
  ['BLD-10 titles are the same', 61, ['title']],
  ['BLD-11 DOC-13 all texts are built, with the same headings', 131, ['heading', 'text']],
  ['SB-02 BLD-10 sidebars have the same entries in the same order', 71, ['sidebar']],
  ['SB-01 VER-02 each page shows the same one of several sidebars', 61, ['shown sidebar']],
  ['DOC-03 DOC-14 DOC-15 trails and neighbors are the same', 61, ['previous', 'next', 'breadcrumbs']],
  ['BLD-01 BLD-02 DOC-33 links lead to the same places', 81, ['link']],
])('%s', (_what, least, kinds) => {
  const [first = 'route'] = kinds;
  expect(comparison.equal[first]).toBeGreaterThanOrEqual(least);
  expect(openOf(...kinds)).toEqual([]);
});

it('SB-01 the site has six sidebars', () =>
  expect(new Set(theirs.pages.map(({ shownSidebar }) => shownSidebar)).size).toBe(6));
