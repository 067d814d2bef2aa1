import { expect, it } from 'vitest';
import { toColorNotations } from '@/lib/showcase/design/color-notations';

it.each([
  ['hsl(191 74% 63%)', '#5bcde6', /^oklch\(79\.\d+% 0\.10\d+ 21[45]\.\d+\)$/],
  // Grays have no hue.
  ['hsl(0 0% 98%)', '#fafafa', /^oklch\(98\.51% 0 0\)$/],
])('SC-03 converts %s to %s and OKLCH', (hsl, hex, oklch) => {
  expect(toColorNotations(hsl)).toEqual({ hex, hsl, oklch: expect.stringMatching(oklch) });
});

it.each(['0.5rem', 'hsl(191 74% 63% / 0.5)', 'transparent', 'var(--ui-gone)', ''])(
  'SC-03 returns null for %o, which is not an opaque color',
  (css) => {
    expect(toColorNotations(css)).toBeNull();
  },
);
