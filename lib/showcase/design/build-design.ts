import 'server-only';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { formatColor, toSrgb } from './color-forms';
import { formatContrast, getContrast, getContrastLevel } from './contrast';
import { readTheme, readTokens, type TokenValues } from './read-sheets';
import { tokenGroups } from './token-groups';
import { radiusRoles, sizeRoles, weightRoles } from './theme-roles';
import {
  type ColorForms,
  type ColorLayer,
  type Mode,
  type ColorPair,
  type Rgb,
  type TokenGroup,
  type ContrastLevel,
} from './types';

/** Contrast ratio of a color pair in one color mode, and its WCAG level. */
export interface PaletteContrast {
  ratio: string;
  verdict: ContrastLevel;
}

/** A text or graphic color on its background layers, with the contrast in both color modes. */
export interface PalettePair extends Required<ColorPair> {
  /** Description of the pair, e.g. `primary-foreground on primary at 60% over black`. */
  label: string;
  contrast: Record<Mode, PaletteContrast>;
}

/** A color token of the palette. */
export interface PaletteColor {
  name: string;
  role: string;
  /** CSS value with which the viewer's style sheets use the color, e.g. `hsl(var(--highlight))`. */
  viewer: string;
  forms: Record<Mode, ColorForms>;
  pairs: PalettePair[];
}

export interface PaletteGroup extends Pick<TokenGroup, 'id' | 'title' | 'about'> {
  colors: PaletteColor[];
}

/** A font size, a font weight or a corner radius. */
export interface Measure {
  name: string;
  /** Value as written in the style sheet, e.g. `0.8125rem`. */
  value: string;
  /** Size or radius in px at the default font size; for a font weight, the weight. */
  amount: number;
  role: string;
}

/** Data of the page on colors and typography. */
export interface Design {
  groups: PaletteGroup[];
  sizes: Measure[];
  weights: Measure[];
  radii: Measure[];
}

type Palette = Readonly<Record<string, Record<Mode, ColorForms>>>;

const black: ColorForms = { hex: '#000000', hsl: 'hsl(0 0% 0%)', oklch: 'oklch(0% 0 0)' };

function buildPalette(tokens: Readonly<Record<string, TokenValues>>): Palette {
  const palette: Record<string, Record<Mode, ColorForms>> = { black: { dark: black, light: black } };
  for (const [name, values] of Object.entries(tokens)) {
    const [dark, light] = [formatColor(values.dark), formatColor(values.light)];
    if (dark && light) palette[name] = { dark, light };
  }
  return palette;
}

const describe = ({ token, alpha = 1 }: ColorLayer) =>
  alpha === 1 ? token : `${token} at ${Math.round(alpha * 100)}%`;

function toRgb(palette: Palette, { token, alpha = 1 }: ColorLayer, mode: Mode): Rgb {
  return toSrgb(palette[token]?.[mode] ?? black, alpha);
}

function measurePair(palette: Palette, name: string, pair: ColorPair): PalettePair {
  const { ink = { token: name }, grounds, need } = pair;
  const toRatio = (mode: Mode): PaletteContrast => {
    const ratio = getContrast(
      toRgb(palette, ink, mode),
      grounds.map((ground) => toRgb(palette, ground, mode)),
    );
    return { ratio: formatContrast(ratio), verdict: getContrastLevel(ratio, need) };
  };
  const background = grounds.toReversed().map(describe).join(' over ');
  return {
    ...pair,
    ink,
    label: `${describe(ink)} on ${background}`,
    contrast: { dark: toRatio('dark'), light: toRatio('light') },
  };
}

function buildGroup(palette: Palette, { id, title, about, isColor, tokens }: TokenGroup): PaletteGroup {
  const colors = Object.entries(tokens).flatMap(([name, { role, pairs = [] }]) => {
    const forms = palette[name];
    if (!forms) return [];
    const viewer = isColor ? `var(--${name})` : `hsl(var(--${name}))`;
    return { name, role, viewer, forms, pairs: pairs.map((pair) => measurePair(palette, name, pair)) };
  });
  return { id, title, about, colors };
}

/** Converts a length in `rem` to px at the default font size. */
const toPixels = (length: string): number => Number.parseFloat(length) * 16;

/** Converts a corner radius to px: `calc(var(--ui-radius) - 4px)` → 4, if `radius`, the base radius, is 8. */
function toRadius(value: string, radius: number): number {
  const less = /^calc\(var\(--ui-radius\) - (\d+)px\)$/.exec(value)?.[1];
  if (less !== undefined) return radius - Number(less);
  return value === 'var(--ui-radius)' ? radius : toPixels(value);
}

/**
 * Builds the data of the page on colors and typography from the style sheets of the controls.
 *
 * @param groups color tokens in the order of the page; tokens that are not in the style sheets are skipped
 * @throws CssSyntaxError if a style sheet cannot be parsed
 * @see acceptance SC-03
 */
export function buildDesign(sheets: ReturnType<typeof getSheets>, groups: readonly TokenGroup[]): Design {
  const tokens = readTokens(sheets.tokens);
  const palette = buildPalette(tokens);
  const radius = toPixels(tokens['radius']?.light ?? '');
  const measure = (
    namespace: string,
    texts: Readonly<Record<string, string>>,
    toAmount: (value: string) => number,
  ): Measure[] =>
    [...readTheme(sheets.theme, namespace)].map(([name, value]) => ({
      name,
      value,
      amount: toAmount(value),
      role: texts[name] ?? '',
    }));
  return {
    groups: groups.map((group) => buildGroup(palette, group)),
    sizes: measure('--text-', sizeRoles, toPixels),
    weights: measure('--font-weight-', weightRoles, Number),
    radii: measure('--radius-', radiusRoles, (value) => toRadius(value, radius)),
  };
}

const read = (name: string) => readFileSync(path.resolve('app/styles/showcase', name), 'utf8');

/** Reads the showcase's style sheets: `tokens` with the colors of both modes, `theme` with the theme variables. */
export const getSheets = () => ({ tokens: read('tokens.css'), theme: read('theme.css') });

/** Reads the style sheets from disk and builds the data of the page on colors and typography. */
export const getDesign = (): Design => buildDesign(getSheets(), tokenGroups);
