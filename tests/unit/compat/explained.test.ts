import { describe, expect, it } from 'vitest';
import type { Difference } from '@/scripts/compat/compare';
import { explain } from '@/scripts/compat/explained';

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
  });

  it('BLD-10 marks of emphasis and code are missing in a title, and nothing else', () => {
    const title = (theirs: string, ours: string) =>
      explain(difference({ kind: 'title', theirs, ours }))?.rule ?? 'open';
    expect(title('Rakes **and** `hoes`', 'Rakes and hoes')).toBe('title-without-marks');
    expect(title('**`Both`** _here_', 'Both here')).toBe('title-without-marks');
    expect(title('snake_case_name', 'snakecasename')).toBe('open');
    expect(title('2 * 3', '2  3')).toBe('open');
    expect(title('Rakes **and** hoes', 'Rakes')).toBe('open');
    expect(title('Rakes', 'Hoes')).toBe('open');
    expect(explain(difference({ kind: 'heading', theirs: 'h1 *A*', ours: 'h1 A' }))).toBeUndefined();
  });
});
