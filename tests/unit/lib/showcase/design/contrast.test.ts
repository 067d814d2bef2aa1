import { wcagContrast } from 'culori';
import { expect, it } from 'vitest';
import { toSrgb } from '@/lib/showcase/design/color-notations';
import { formatContrastRatio, computeContrastRatio, getContrastLevel } from '@/lib/showcase/design/contrast';

const rgb = (hex: string, alpha?: number) => toSrgb({ hex, hsl: '', oklch: '' }, alpha);

it('SC-03 computing a contrast blends a translucent color with the colors below it', () => {
  const gray = wcagContrast('#ffffff', '#808080');
  expect(computeContrastRatio(rgb('#ffffff'), [rgb('#000000'), rgb('#ffffff', 0.5)])).toBeCloseTo(gray, 1);
  expect(computeContrastRatio(rgb('#ffffff', 0), [rgb('#000000')])).toBe(1);
  expect(computeContrastRatio(rgb('#000000'), [rgb('#ffffff')])).toBe(21);
});

it.each([
  [7, 'text', 'AAA'],
  [6.99, 'text', 'AA'],
  [4.5, 'text', 'AA'],
  [4.4999, 'text', 'AA large'],
  [3, 'text', 'AA large'],
  [2.99, 'text', 'below AA'],
  [3, 'part', 'AA'],
  [2.999, 'part', 'below AA'],
  [1.1, 'line', 'no limit'],
] as const)('SC-03 the design page rates a contrast of %d for %s as %s', (ratio, need, verdict) => {
  expect(getContrastLevel(ratio, need)).toBe(verdict);
});

it('SC-03 contrast ratios are rounded down, so that 4.4999 does not become 4.5', () => {
  expect(formatContrastRatio(4.4999)).toBe('4.49:1');
  expect(formatContrastRatio(21)).toBe('21.00:1');
  expect(formatContrastRatio(1.1)).toBe('1.10:1');
});
