import { formatHex } from 'culori';
import { expect, it } from 'vitest';
import { toColorNotations } from '@/lib/showcase/design/color-notations';
import { readStyleSheets, readDesignTokens } from '@/lib/showcase/design/design-page-data';
import { colorModes } from '@/lib/showcase/design/types';

it.each([
  ['hsl(191 74% 63%)', '#5bcde6', /^oklch\(79\.\d+% 0\.10\d+ 21[45]\.\d+\)$/],
  // Greys have no hue that somebody could copy.
  ['hsl(0 0% 98%)', '#fafafa', /^oklch\(98\.51% 0 0\)$/],
])('SC-03 %s is also written as %s and OKLCH', (hsl, hex, oklch) => {
  expect(toColorNotations(hsl)).toEqual({ hex, hsl, oklch: expect.stringMatching(oklch) });
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
