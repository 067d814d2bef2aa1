import { formatHex } from 'culori';
import { expect, it } from 'vitest';
import { toColorNotations } from '@/lib/showcase/design/color-notations';
import { readStyleSheets } from '@/lib/showcase/design/design-page-data';
import { readDesignTokens } from '@/lib/showcase/design/read-style-sheets';
import { colorModes } from '@/lib/showcase/design/types';

it('SC-03 a color is written as hex, HSL and OKLCH', () => {
  expect(toColorNotations('hsl(191 74% 63%)')).toEqual({
    hex: '#5bcde6',
    hsl: 'hsl(191 74% 63%)',
    oklch: expect.stringMatching(/^oklch\(79\.\d+% 0\.10\d+ 21[45]\.\d+\)$/),
  });
});

it('SC-03 greys have no hue that somebody could copy', () => {
  expect(toColorNotations('hsl(0 0% 98%)')).toEqual({
    hex: '#fafafa',
    hsl: 'hsl(0 0% 98%)',
    oklch: 'oklch(98.51% 0 0)',
  });
});

it.each(['0.5rem', 'hsl(191 74% 63% / 0.5)', 'transparent', 'var(--ui-gone)', ''])(
  'SC-03 %o is no color',
  (css) => {
    expect(toColorNotations(css)).toBeNull();
  },
);

it('SC-03 all notations mean the same color, for every token in both modes', () => {
  const tokens = Object.entries(readDesignTokens(readStyleSheets().tokens));
  const different = tokens.flatMap(([name, values]) =>
    colorModes.flatMap((mode) => {
      const forms = toColorNotations(values[mode]);
      if (!forms) return [];
      const same = [forms.hsl, forms.oklch].every((form) => formatHex(form) === forms.hex);
      return same ? [] : [`${name} ${mode}: ${Object.values(forms).join(' ')}`];
    }),
  );
  expect(tokens.length).toBeGreaterThan(35);
  expect(different).toEqual([]);
});
