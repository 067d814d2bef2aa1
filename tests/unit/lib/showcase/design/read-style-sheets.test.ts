import { expect, it } from 'vitest';
import { toColorNotations } from '@/lib/showcase/design/color-notations';
import {
  readStyleSheets,
  readThemeVariables,
  readDesignTokens,
} from '@/lib/showcase/design/design-page-data';
import { colorTokenGroups } from '@/lib/showcase/design/token-groups';
import {
  radiusDescriptions,
  fontSizeDescriptions,
  fontWeightDescriptions,
} from '@/lib/showcase/design/theme-value-descriptions';

it('SC-03 tokens have the values of both modes, dark ones that of light mode by default', () => {
  const tokens = `
    :root, [data-ui-mode='light'] { --ui-ring: white; --ui-radius: 4px; --site: red; }
    @media not print {
      :root:not([data-theme='light']), [data-ui-mode='dark'] { --ui-ring: black; --ui-glow: red; }
    }`;
  expect(readDesignTokens(tokens)).toEqual({
    ring: { dark: 'black', light: 'white' },
    radius: { dark: '4px', light: '4px' },
    glow: { dark: 'red', light: '' },
  });
});

it('SC-03 values of a theme are read by kind, in their order', () => {
  const theme = '@theme inline {\n  --text-*: initial;\n  --text-sm: 0.75rem;\n  --font-x: 1;\n}';
  expect([...readThemeVariables(theme, '--text-')]).toEqual([['sm', '0.75rem']]);
});

const sheets = readStyleSheets();
const { radius: _, ...colors } = readDesignTokens(sheets.tokens);
const described = colorTokenGroups.flatMap(({ tokens }) => Object.entries(tokens));

it('SC-03 every token is an opaque color in both modes', () => {
  const invalid = Object.entries(colors).filter(
    ([, { dark, light }]) => !toColorNotations(dark) || !toColorNotations(light),
  );
  expect(invalid).toEqual([]);
});

it('SC-03 lib/showcase/design/token-groups.ts describes every token of tokens.css, and no other', () => {
  expect(described.map(([name]) => name).toSorted()).toEqual(Object.keys(colors).toSorted());
});

it('SC-03 contrasts are measured between tokens of tokens.css', () => {
  const named = described.flatMap(([, { pairs = [] }]) =>
    pairs.flatMap(({ ink, grounds }) => [...grounds, ...(ink ? [ink] : [])].map(({ token }) => token)),
  );
  expect(named.filter((token) => token !== 'black' && !(token in colors))).toEqual([]);
});

it.each([
  ['--text-', fontSizeDescriptions],
  ['--font-weight-', fontWeightDescriptions],
  ['--radius-', radiusDescriptions],
])('SC-03 theme-value-descriptions.ts describes every %s of theme.css', (namespace, texts) => {
  expect(Object.keys(texts).toSorted()).toEqual(
    [...readThemeVariables(sheets.theme, namespace).keys()].toSorted(),
  );
});
