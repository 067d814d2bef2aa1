import { converter, formatHex, parse, type Color, type Rgb } from 'culori';
import type { ColorNotations } from './types';

const toRgb = converter('rgb');
const toHsl = converter('hsl');
const toOklch = converter('oklch');

/** Rounds a number to at most the given number of decimals and formats it without trailing zeros. */
const round = (value: number, decimals: number) => String(Number(value.toFixed(decimals)));

/** Formats a color as `hsl()`. The hue of grays is undefined and written as 0. */
function formatHsl(color: Color): string {
  const { h = 0, s, l } = toHsl(color);
  return `hsl(${round(h, 1)} ${round(s * 100, 1)}% ${round(l * 100, 1)}%)`;
}

function formatOklch(color: Color): string {
  const { l, c, h = 0 } = toOklch(color);
  const isGray = c < 0.0002;
  return `oklch(${round(l * 100, 2)}% ${isGray ? 0 : round(c, 4)} ${isGray ? 0 : round(h, 2)})`;
}

/** Converts an opaque CSS color to hex, HSL and OKLCH; null if it is invalid or translucent. @see acceptance SC-03 */
export function toColorNotations(css: string): ColorNotations | null {
  const color = parse(css.trim());
  if (!color || (color.alpha ?? 1) < 1) return null;
  const hex = formatHex(color);
  // Converts the rounded hex value to OKLCH, so that screens show both notations as the same color.
  return { hex, hsl: formatHsl(color), oklch: formatOklch(toRgb(hex) ?? color) };
}

/** Returns a color, with an opacity, for computing contrast. It is rounded to 256 steps per channel, as on screens. */
export const toSrgb = ({ hex }: ColorNotations, alpha = 1): Rgb => ({
  ...(toRgb(hex) ?? { mode: 'rgb', r: 0, g: 0, b: 0 }),
  alpha,
});
