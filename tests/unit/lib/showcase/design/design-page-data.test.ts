import { expect, it } from 'vitest';
import {
  readDesignPageData,
  readStyleSheets,
  readThemeVariables,
  readDesignTokens,
} from '@/lib/showcase/design/design-page-data';
import { toColorNotations } from '@/lib/showcase/design/color-notations';
import { colorTokenGroups } from '@/lib/showcase/design/token-groups';
import {
  radiusDescriptions,
  fontSizeDescriptions,
  fontWeightDescriptions,
} from '@/lib/showcase/design/theme-value-descriptions';

const design = readDesignPageData();
const allPairs = design.groups.flatMap(({ colors }) => colors.flatMap((color) => color.pairs));

it('SC-03 the design page lists each color token once, with the notation that the viewer uses', () => {
  const colors = design.groups.flatMap((group) => group.colors);
  const viewers = new Map(colors.map(({ name, viewer }) => [name, viewer]));
  expect(viewers.size).toBe(colors.length);
  const names = ['highlight', 'primary', 'muted-foreground', 'input', 'chart-5', 'error-text'];
  expect([...viewers.keys()]).toEqual(expect.arrayContaining(names));
  expect(viewers.get('highlight')).toBe('hsl(var(--highlight))');
  expect(viewers.get('error-text')).toBe('var(--error-text)');
});

it('SC-03 all texts and parts of the site reach contrast level AA in light mode', () => {
  const low = allPairs.filter(({ contrast, need }) => {
    const { verdict } = contrast.light;
    return need !== 'line' && verdict !== 'AA' && verdict !== 'AAA';
  });
  expect(low.map(({ label, contrast }) => `${label} ${contrast.light.ratio}`)).toEqual([]);
  expect(allPairs.length).toBeGreaterThan(35);
});

const sheets = readStyleSheets();
const { radius: _, ...colors } = readDesignTokens(sheets.tokens);
const described = colorTokenGroups.flatMap(({ tokens }) => Object.entries(tokens));

it('SC-03 all color tokens are opaque colors in light and dark mode', () => {
  const invalid = Object.entries(colors).filter(
    ([, { dark, light }]) => !toColorNotations(dark) || !toColorNotations(light),
  );
  expect(invalid).toEqual([]);
});

it('SC-03 the design page describes every color token of tokens.css, and no other', () => {
  expect(described.map(([name]) => name).toSorted()).toEqual(Object.keys(colors).toSorted());
});

it('SC-03 the color pairs whose contrast is listed name only tokens of tokens.css', () => {
  const named = described.flatMap(([, { pairs = [] }]) =>
    pairs.flatMap(({ ink, grounds }) => [...grounds, ...(ink ? [ink] : [])].map(({ token }) => token)),
  );
  expect(named.filter((token) => token !== 'black' && !(token in colors))).toEqual([]);
});

it.each([
  ['--text-', fontSizeDescriptions],
  ['--font-weight-', fontWeightDescriptions],
  ['--radius-', radiusDescriptions],
])('SC-03 the design page describes every variable of theme.css that starts with %s', (namespace, texts) => {
  expect(Object.keys(texts).toSorted()).toEqual(
    [...readThemeVariables(sheets.theme, namespace).keys()].toSorted(),
  );
});
