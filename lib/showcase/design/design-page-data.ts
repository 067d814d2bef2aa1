import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'postcss';
import 'server-only';
import { toColorNotations, toSrgb } from './color-notations';
import { formatContrastRatio, computeContrastRatio, getContrastLevel } from './contrast';
import { radiusDescriptions, fontSizeDescriptions, fontWeightDescriptions } from './theme-value-descriptions';
import { colorTokenGroups } from './token-groups';
import type { ColorNotations, ColorLayer, ColorMode, ColorPair, ColorTokenGroup } from './types';

export type DesignPageData = ReturnType<typeof readDesignPageData>;

/** A font size, a font weight or a corner radius. */
export type ThemeValue = DesignPageData['sizes'][number];

export type PaletteGroup = ReturnType<typeof buildGroup>;

export type PaletteColor = PaletteGroup['colors'][number];

/** A text or graphic color on its background layers, with the contrast in both color modes. */
export type ColorPairWithContrast = ReturnType<typeof measurePair>;

/** Contrast ratio of a color pair in one color mode, and its WCAG level. */
export type PaletteContrast = ColorPairWithContrast['contrast'][ColorMode];

type Palette = Readonly<Record<string, Record<ColorMode, ColorNotations>>>;

const black: ColorNotations = { hex: '#000000', hsl: 'hsl(0 0% 0%)', oklch: 'oklch(0% 0 0)' };

function buildPalette(tokens: Readonly<Record<string, TokenValues>>): Palette {
  const palette: Record<string, Record<ColorMode, ColorNotations>> = { black: { dark: black, light: black } };
  for (const [name, values] of Object.entries(tokens)) {
    const [dark, light] = [toColorNotations(values.dark), toColorNotations(values.light)];
    if (dark && light) palette[name] = { dark, light };
  }
  return palette;
}

const describe = ({ token, alpha = 1 }: ColorLayer) =>
  alpha === 1 ? token : `${token} at ${Math.round(alpha * 100)}%`;

const toColor = (palette: Palette, { token, alpha }: ColorLayer, mode: ColorMode) =>
  toSrgb(palette[token]?.[mode] ?? black, alpha);

function measurePair(palette: Palette, name: string, pair: ColorPair) {
  const { ink = { token: name }, grounds, need } = pair;
  const toRatio = (mode: ColorMode) => {
    const ratio = computeContrastRatio(
      toColor(palette, ink, mode),
      grounds.map((ground) => toColor(palette, ground, mode)),
    );
    return { ratio: formatContrastRatio(ratio), verdict: getContrastLevel(ratio, need) };
  };
  const background = grounds.toReversed().map(describe).join(' over ');
  return {
    ...pair,
    ink,
    /** Description of the pair, e.g. `primary-foreground on primary at 60% over black`. */
    label: `${describe(ink)} on ${background}`,
    contrast: { dark: toRatio('dark'), light: toRatio('light') },
  };
}

function buildGroup(palette: Palette, { id, title, about, isColor, tokens }: ColorTokenGroup) {
  const colors = Object.entries(tokens).flatMap(([name, { role, pairs = [] }]) => {
    const forms = palette[name];
    if (!forms) return [];
    // CSS value with which the viewer's style sheets use the color.
    const viewer = isColor ? `var(--${name})` : `hsl(var(--${name}))`;
    return { name, role, viewer, forms, pairs: pairs.map((pair) => measurePair(palette, name, pair)) };
  });
  return { id, title, about, colors };
}

const toPixels = (length: string): number => Number.parseFloat(length) * 16;

/** Converts a corner radius to px: `calc(var(--ui-radius) - 4px)` → 4, if `radius`, the base radius, is 8. */
function toRadius(value: string, radius: number): number {
  const less = /^calc\(var\(--ui-radius\) - (\d+)px\)$/.exec(value)?.[1];
  if (less !== undefined) return radius - Number(less);
  return value === 'var(--ui-radius)' ? radius : toPixels(value);
}

/**
 * Reads the style sheets from disk and builds the data of the page on colors and typography.
 * @throws CssSyntaxError if a style sheet cannot be parsed
 * @see acceptance SC-03
 */
export function readDesignPageData() {
  const sheets = readStyleSheets();
  const tokens = readDesignTokens(sheets.tokens);
  const palette = buildPalette(tokens);
  const radius = toPixels(tokens['radius']?.light ?? '');
  const measure = (
    namespace: string,
    texts: Readonly<Record<string, string>>,
    toAmount: (value: string) => number,
  ) =>
    [...readThemeVariables(sheets.theme, namespace)].map(([name, value]) => ({
      name,
      /** Value as written in the style sheet, e.g. `0.8125rem`. */
      value,
      /** Size or radius in px at the default font size; for a font weight, the weight. */
      amount: toAmount(value),
      role: texts[name] ?? '',
    }));
  return {
    groups: colorTokenGroups.map((group) => buildGroup(palette, group)),
    sizes: measure('--text-', fontSizeDescriptions, toPixels),
    weights: measure('--font-weight-', fontWeightDescriptions, Number),
    radii: measure('--radius-', radiusDescriptions, (value) => toRadius(value, radius)),
  };
}

const read = (name: string) => readFileSync(path.resolve('app/styles/showcase', name), 'utf8');

/** Reads the showcase's style sheets: `tokens` with the colors of both modes, `theme` with the theme variables. */
export const readStyleSheets = () => ({ tokens: read('tokens.css'), theme: read('theme.css') });

/** Values of a design token in both color modes; without a value for dark mode, both are the same. */
type TokenValues = Record<ColorMode, string>;

/**
 * Reads the design tokens (`--ui-…`) of a style sheet, by name without prefix. The rule with `:root` sets both modes.
 * @throws CssSyntaxError if the style sheet cannot be parsed
 * @see acceptance SC-03
 */
export function readDesignTokens(css: string): Record<string, TokenValues> {
  const tokens: Record<string, TokenValues> = {};
  parse(css).walkRules((rule) => {
    const isDefault = rule.selectors.includes(':root');
    rule.walkDecls(/^--ui-/, ({ prop, value }) => {
      const name = prop.slice('--ui-'.length);
      tokens[name] = { light: isDefault ? value : (tokens[name]?.light ?? ''), dark: value };
    });
  });
  return tokens;
}

/**
 * Reads the theme variables with a prefix, e.g. `--text-`, by name without prefix, in the order of the style sheet.
 * @throws CssSyntaxError if it cannot be parsed
 * @see acceptance SC-03
 */
export function readThemeVariables(css: string, namespace: string): Map<string, string> {
  const values = new Map<string, string>();
  parse(css).walkDecls(({ prop, value }) => {
    const name = prop.slice(namespace.length);
    if (prop.startsWith(namespace) && name !== '*') values.set(name, value);
  });
  return values;
}
