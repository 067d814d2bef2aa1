import { expect, it } from 'vitest';
import { collapseDuration } from '@/components/docs/collapsible';

it.each([
  [0, 40],
  [36, 192],
  [360, 327],
  [1000, 440],
])('SB-11 a list %i px high takes %i ms', (height, ms) => expect(collapseDuration(height)).toBe(ms));
