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
});
