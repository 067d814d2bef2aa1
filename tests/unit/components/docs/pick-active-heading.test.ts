import { describe, expect, it } from 'vitest';
import { pickActiveHeading, type Viewport } from '@/components/docs/pick-active-heading';

const viewport: Viewport = { navbar: 60, height: 800, place: 'within' };
const headings = (...tops: number[]) => tops.map((top, index) => ({ id: 'abcdef'[index] ?? '', top }));

describe('pickActiveHeading', () => {
  it('DOC-08 the next heading below the navbar is marked while it is in the upper half', () => {
    expect(pickActiveHeading(headings(-500, 200, 900), viewport)).toBe('b');
    expect(pickActiveHeading(headings(-500, 399, 900), viewport)).toBe('b');
  });

  it('DOC-08 while it is in the lower half the heading before it is marked', () => {
    expect(pickActiveHeading(headings(-500, 400, 900), viewport)).toBe('a');
    expect(pickActiveHeading(headings(-900, -500, 1200), viewport)).toBe('b');
  });

  it('DOC-08 a heading right below the navbar counts as below, one px higher as passed', () => {
    expect(pickActiveHeading(headings(-500, 60, 100), viewport)).toBe('b');
    expect(pickActiveHeading(headings(-500, 59, 100), viewport)).toBe('c');
  });

  it('DOC-08 before the first heading nothing is marked, unless it is in the upper half', () => {
    expect(pickActiveHeading(headings(700, 1500), viewport)).toBeNull();
    expect(pickActiveHeading(headings(300, 1500), viewport)).toBe('a');
  });

  it('DOC-08 when all headings are passed the last one is marked', () => {
    expect(pickActiveHeading(headings(-900, -500, -20), viewport)).toBe('c');
  });

  it('DOC-08 at the top of the page nothing is marked, at its end the last heading', () => {
    expect(pickActiveHeading(headings(100, 300), { ...viewport, place: 'top' })).toBeNull();
    expect(pickActiveHeading(headings(-500, 200, 700), { ...viewport, place: 'end' })).toBe('c');
  });

  it.each(['top', 'within', 'end'] as const)('DOC-08 a page without headings marks nothing (%s)', (place) => {
    expect(pickActiveHeading([], { ...viewport, place })).toBeNull();
  });
});
