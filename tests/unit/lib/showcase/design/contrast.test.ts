import { wcagContrast } from 'culori';
import { expect, it } from 'vitest';
import { toColorNotations, toSrgb } from '@/lib/showcase/design/color-notations';
import {
  blendColors,
  formatContrastRatio,
  computeContrastRatio,
  getContrastLevel,
} from '@/lib/showcase/design/contrast';

const rgb = (css: string, alpha = 1) => {
  const forms = toColorNotations(css);
  if (!forms) throw new Error(`${css} is no color`);
  return toSrgb(forms, alpha);
};

it.each([
  ['#000000', '#ffffff'],
  ['#ffffff', '#000000'],
  ['#358cfd', '#358cfd'],
  ['#5bcde6', '#050615'],
  ['#767676', '#ffffff'],
  ['#0a0b0b', '#252a74'],
  ['#7db3cf', '#041c49'],
])('SC-03 computes the same contrast of %s on %s as a color library', (ink, ground) => {
  expect(computeContrastRatio(rgb(ink), [rgb(ground)])).toBeCloseTo(wcagContrast(ink, ground), 2);
});

it('SC-03 blends a translucent color with the colors below it', () => {
  const half = blendColors(rgb('#ffffff', 0.5), rgb('#000000'));
  expect([half.r, half.g, half.b, half.alpha]).toEqual([0.5, 0.5, 0.5, 1]);
  expect(computeContrastRatio(rgb('#ffffff'), [rgb('#000000'), rgb('#ffffff', 0.5)])).toBeCloseTo(
    wcagContrast('#ffffff', '#808080'),
    1,
  );
  expect(computeContrastRatio(rgb('#ffffff', 0), [rgb('#000000')])).toBe(1);
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
] as const)('SC-03 rates a contrast of %d for %s as %s', (ratio, need, verdict) => {
  expect(getContrastLevel(ratio, need)).toBe(verdict);
});

it('SC-03 rounds contrasts down', () => {
  expect(formatContrastRatio(4.4999)).toBe('4.49:1');
  expect(formatContrastRatio(21)).toBe('21.00:1');
  expect(formatContrastRatio(1.1)).toBe('1.10:1');
});
