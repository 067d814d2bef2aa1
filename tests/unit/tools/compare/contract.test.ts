import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { compareFacts, type Comparison } from '@/tools/docusaurus/compare/compare';
import { explain } from '@/tools/docusaurus/compare/explained';
import type { SiteFacts } from '@/tools/docusaurus/compare/facts';
import { readOurFacts } from '@/tools/docusaurus/compare/ours/read-facts';

const theirs = JSON.parse(readFileSync('tests/fixtures/compat/facts.json', 'utf8')) as SiteFacts;

let comparison: Comparison;

beforeAll(async () => {
  comparison = compareFacts(theirs, await readOurFacts('tests/fixtures/compat/site'));
}, 120_000);

/** Differences of some kinds that nothing explains, as text. */
const openOf = (...kinds: string[]) =>
  comparison.differences
    .filter((difference) => kinds.includes(difference.kind) && explain(difference) === undefined)
    .map(({ kind, at, theirs: left, ours: right }) => `${kind} ${at}: ${left} | ${right}`);

describe('what Docusaurus makes of the same files', () => {
  it('RT-12 RT-13 RT-23 all addresses are the same', () => {
    expect(comparison.equal.route).toBe(theirs.pages.length);
    expect(openOf('route')).toEqual([]);
  });

  it('BLD-10 titles are the same', () => {
    expect(comparison.equal.title).toBeGreaterThan(60);
    expect(openOf('title')).toEqual([]);
  });

  it('BLD-11 all texts are built, with the same headings', () => {
    expect(comparison.equal.heading).toBeGreaterThan(130);
    expect(openOf('text', 'heading')).toEqual([]);
  });

  it('SB-02 BLD-10 sidebars have the same entries in the same order', () => {
    expect(comparison.equal.sidebar).toBeGreaterThan(70);
    expect(openOf('sidebar')).toEqual([]);
  });

  it('SB-01 VER-02 each page shows the same one of several sidebars', () => {
    expect(new Set(theirs.pages.map(({ shownSidebar }) => shownSidebar)).size).toBe(6);
    expect(openOf('shown sidebar')).toEqual([]);
  });

  it('DOC-03 DOC-14 DOC-15 trails and neighbors are the same', () => {
    expect(openOf('previous', 'next', 'breadcrumbs')).toEqual([]);
  });

  it('BLD-01 BLD-02 DOC-33 links lead to the same places', () => {
    expect(comparison.equal.link).toBeGreaterThan(80);
    expect(openOf('link')).toEqual([]);
  });
});
