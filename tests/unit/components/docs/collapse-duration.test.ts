import { describe, expect, it } from 'vitest';
import { collapseDuration } from '@/components/docs/collapse-duration';

describe('collapseDuration', () => {
  it.each([
    [36, 192],
    [360, 327],
    [1000, 440],
  ])('SB-11 a list %i px high takes %i ms', (height, ms) => {
    expect(collapseDuration(height)).toBe(ms);
  });

  it('SB-11 an empty list still has a whole, positive time', () => {
    expect(collapseDuration(0)).toBe(40);
  });

  it('SB-11 higher lists take longer, in whole ms', () => {
    const times = [0, 10, 36, 200, 500, 2000, 10_000].map(collapseDuration);
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(times.every(Number.isInteger)).toBe(true);
  });
});
