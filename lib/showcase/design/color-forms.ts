import { converter, formatHex, parse, type Color } from 'culori';
import type { ColorForms, Rgb } from './types';

const toRgb = converter('rgb');
const toHsl = converter('hsl');
const toOklch = converter('oklch');

/** A number with at most this many decimals, without trailing zeros. */
const round = (value: number, decimals: number) => String(Number(value.toFixed(decimals)));

/** The hue of a gray is undefined; 0 is written. */
function formatHsl(color: Color): string {
  const { h = 0, s, l } = toHsl(color);
  return `hsl(${round(h, 1)} ${round(s * 100, 1)}% ${round(l * 100, 1)}%)`;
}

function formatOklch(color: Color): string {
  const { l, c, h = 0 } = toOklch(color);
  const isGray = c < 0.0002;
  return `oklch(${round(l * 100, 2)}% ${isGray ? 0 : round(c, 4)} ${isGray ? 0 : round(h, 2)})`;
}

/**
 * An opaque color as hex, HSL and OKLCH.
 *
 * @param css a CSS color
 * @returns null for an invalid or translucent color
 * @see acceptance SC-03
 */
export function formatColor(css: string): ColorForms | null {
  const color = parse(css.trim());
  if (!color || (color.alpha ?? 1) < 1) return null;
  const hex = formatHex(color);
  // OKLCH is computed from the rounded hex value, so that all three forms are the same color on a screen.
  return { hex, hsl: formatHsl(color), oklch: formatOklch(toRgb(hex) ?? color) };
}

/** The color as screens show it, with 256 steps per channel, for contrast. */
export function toSrgb({ hex }: ColorForms, alpha = 1): Rgb {
  const { r, g, b } = toRgb(hex) ?? { r: 0, g: 0, b: 0 };
  return { r, g, b, alpha };
}
