import { describe, expect, it } from 'vitest';
import type { Difference } from '@/tools/docusaurus/compare/compare';
import { explain } from '@/tools/docusaurus/compare/explained';

const difference = (own: Partial<Difference>): Difference => ({
  kind: 'link',
  at: '/beds/',
  source: 'beds/index.md',
  theirs: null,
  ours: null,
  ...own,
});

describe('differences that are meant', () => {
  it('DOC-03 a trail is missing on an unlisted page only, and no other trail stands in its place', () => {
    const trail = { kind: 'breadcrumbs', theirs: 'Beds › Hidden', ours: '' } as const;
    expect(explain(difference({ ...trail, unlisted: true }))?.rule).toBe('unlisted-trail');
    expect(explain(difference(trail))).toBeUndefined();
    expect(explain(difference({ ...trail, unlisted: true, ours: 'Hidden' }))).toBeUndefined();
    expect(explain(difference({ ...trail, unlisted: true, kind: 'link' }))).toBeUndefined();
    const beside = { kind: 'shown sidebar', theirs: 'tools', ours: 'garden' } as const;
    expect(explain(difference({ ...beside, unlisted: true }))?.rule).toBe('unlisted-trail');
    expect(explain(difference(beside))).toBeUndefined();
  });

  it('BLD-10 marks of emphasis and code are missing in a title, and nothing else', () => {
    const title = (theirs: string, ours: string) =>
      explain(difference({ kind: 'title', theirs, ours }))?.rule ?? 'open';
    expect(title('Rakes **and** `hoes`', 'Rakes and hoes')).toBe('title-without-marks');
    expect(title('**`Both`** _here_', 'Both here')).toBe('title-without-marks');
    expect(title('See [three](./three.md) &amp; more', 'See three & more')).toBe('title-without-marks');
    expect(title('See [three] more', 'See three more')).toBe('open');
    expect(title('snake_case_name', 'snakecasename')).toBe('open');
    expect(title('2 * 3', '2  3')).toBe('open');
    expect(title('Rakes **and** hoes', 'Rakes')).toBe('open');
    expect(title('Rakes', 'Hoes')).toBe('open');
    expect(explain(difference({ kind: 'heading', theirs: 'h1 *A*', ours: 'h1 A' }))).toBeUndefined();
  });

  it('DOC-13 an id that is given twice gets a number, and nothing else of the heading changes', () => {
    const heading = (theirs: string, ours: string) =>
      explain(difference({ kind: 'heading', theirs, ours }))?.rule ?? 'open';
    expect(heading('h2 #part Part', 'h2 #part-1 Part')).toBe('ids-once');
    expect(heading('h2 #part Part', 'h3 #part-1 Part')).toBe('open');
    expect(heading('h2 #part Part', 'h2 #part-1 Other')).toBe('open');
    expect(heading('h2 #part-1 Part', 'h2 #part Part')).toBe('open');
    expect(heading('h2 #part Part', 'h2 #part-x Part')).toBe('open');
  });

  it('DOC-33 a card that leads to its own page is missing, and no other link', () => {
    const link = (own: Partial<Difference>) =>
      explain(difference({ theirs: '[Beds] → /beds/', ...own }))?.rule ?? 'open';
    expect(link({})).toBe('no-card-of-itself');
    expect(link({ ours: '[Beds] → /' })).toBe('open');
    expect(link({ at: '/other' })).toBe('open');
    expect(link({ theirs: '[Rows] → /beds/#rows' })).toBe('open');
  });

  it('BLD-07 a page instead of its source, and a static file under its own name', () => {
    const link = (theirs: string, ours: string) => explain(difference({ theirs, ours }))?.rule ?? 'open';
    const file = (name: string, ending: string) => `[x] → /assets/files/${name}-${'0a'.repeat(16)}${ending}`;
    expect(link(file('water', '.md'), '[x] → /guides/water')).toBe('pages-not-sources');
    expect(link(file('water', '.md'), '[x] → /guides/water.md')).toBe('open');
    expect(link(file('list', '.txt'), '[x] → /list.txt')).toBe('files-keep-their-names');
    expect(link(file('list', '.txt'), '[x] → /other.txt')).toBe('open');
    expect(link(file('list', '.txt'), '[y] → /list.txt')).toBe('open');
  });
});
