import { expect, it } from 'vitest';
import type { FactDifference, FactKind } from '@/tools/docusaurus/compare/compare';
import { findKnownDifference } from '@/tools/docusaurus/compare/known-differences';

/** The rule that explains a difference, or `open`. */
function judge(kind: FactKind, theirs: string, ours: string | null, own: Partial<FactDifference> = {}) {
  return (
    findKnownDifference({ kind, at: '/beds/', source: 'beds/index.md', theirs, ours, ...own })?.rule ?? 'open'
  );
}
const unlisted = { unlisted: true } as const;
const file = (name: string) => `[x] → /assets/files/${name.replace('.', `-${'0a'.repeat(16)}.`)}`;

it.each<[rule: string, ...Parameters<typeof judge>]>([
  ['unlisted-trail', 'breadcrumbs', 'Beds › Hidden', '', unlisted],
  ['open', 'breadcrumbs', 'Beds › Hidden', ''],
  ['open', 'breadcrumbs', 'Beds › Hidden', 'Hidden', unlisted],
  ['open', 'link', 'Beds › Hidden', '', unlisted],
  ['unlisted-trail', 'shown sidebar', 'tools', 'garden', unlisted],
  ['open', 'shown sidebar', 'tools', 'garden'],
])('DOC-03 a trail is missing on an unlisted page only: %s, %s %s | %s', (rule, ...difference) => {
  expect(judge(...difference)).toBe(rule);
});

it.each<[rule: string, theirs: string, ours: string, kind?: FactKind]>([
  ['title-without-marks', 'Rakes **and** `hoes`', 'Rakes and hoes'],
  ['title-without-marks', '**`Both`** _here_', 'Both here'],
  ['title-without-marks', 'See [three](./three.md) &amp; more', 'See three & more'],
  ['open', 'See [three] more', 'See three more'],
  ['open', 'snake_case_name', 'snakecasename'],
  ['open', '2 * 3', '2  3'],
  ['open', 'Rakes **and** hoes', 'Rakes'],
  ['open', 'Rakes', 'Hoes'],
  ['open', 'h1 *A*', 'h1 A', 'heading'],
])('BLD-10 marks alone are missing in a title: %s, %s | %s', (rule, theirs, ours, kind = 'title') => {
  expect(judge(kind, theirs, ours)).toBe(rule);
});

it.each([
  ['ids-once', 'h2 #part Part', 'h2 #part-1 Part'],
  ['open', 'h2 #part Part', 'h3 #part-1 Part'],
  ['open', 'h2 #part Part', 'h2 #part-1 Other'],
  ['open', 'h2 #part-1 Part', 'h2 #part Part'],
  ['open', 'h2 #part Part', 'h2 #part-x Part'],
])('DOC-13 an id that is given twice gets a number: %s, %s | %s', (rule, theirs, ours) => {
  expect(judge('heading', theirs, ours)).toBe(rule);
});

it.each<[rule: string, theirs: string, ours: string | null, at?: string]>([
  ['no-card-of-itself', '[Beds] → /beds/', null],
  ['open', '[Beds] → /beds/', '[Beds] → /'],
  ['open', '[Beds] → /beds/', null, '/other'],
  ['open', '[Rows] → /beds/#rows', null],
  ['pages-not-sources', file('water.md'), '[x] → /guides/water'],
  ['open', file('water.md'), '[x] → /guides/water.md'],
  ['files-keep-their-names', file('list.txt'), '[x] → /list.txt'],
  ['open', file('list.txt'), '[x] → /other.txt'],
  ['open', file('list.txt'), '[y] → /list.txt'],
])('DOC-33 BLD-07 cards, pages and static files: %s, %s | %s', (rule, theirs, ours, at = '/beds/') => {
  expect(judge('link', theirs, ours, { at })).toBe(rule);
});
