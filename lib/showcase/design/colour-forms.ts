import { converter, formatHex, parse, type Color } from 'culori';
import type { ColourForms, Rgb } from './types';

const toRgb = converter('rgb');
const toHsl = converter('hsl');
const toOklch = converter('oklch');

/** The viewer keeps most colours as bare channels, `191 74% 63%`. */
const channels = /^-?[\d.]+(?:deg)?\s+[\d.]+%\s+[\d.]+%$/;

/** At most so many decimals, without zeros at the end. */
const round = (value: number, decimals: number) => String(Number(value.toFixed(decimals)));

function parseColour(css: string): Color | undefined {
  const text = css.trim();
  return parse(channels.test(text) ? `hsl(${text})` : text);
}

/** Hue of a grey is nothing that could be copied: 0. */
function formatHsl(colour: Color): string {
  const { h = 0, s, l } = toHsl(colour);
  return `hsl(${round(h, 1)} ${round(s * 100, 1)}% ${round(l * 100, 1)}%)`;
}

function formatOklch(colour: Color): string {
  const { l, c, h = 0 } = toOklch(colour);
  const grey = c < 0.0002;
  return `oklch(${round(l * 100, 2)}% ${grey ? 0 : round(c, 4)} ${grey ? 0 : round(h, 2)})`;
}

/**
 * The forms of an opaque colour of the sheet.
 * @param css a CSS colour, or the bare channels of `hsl()`
 * @returns null when it is no colour, or one that is translucent
 * @see acceptance SC-03
 */
export function formatColour(css: string): ColourForms | null {
  const colour = parseColour(css);
  if (!colour || (colour.alpha ?? 1) < 1) return null;
  const hex = formatHex(colour);
  // Of the colour as screens show it: a channel that lies between two steps would end up on either.
  return { hex, hsl: formatHsl(colour), oklch: formatOklch(toRgb(hex) ?? colour) };
}

/** Its channels as a screen shows them, 256 steps each, for contrast. */
export function toScreenRgb({ hex }: ColourForms, alpha = 1): Rgb {
  const { r, g, b } = toRgb(hex) ?? { r: 0, g: 0, b: 0 };
  return { r, g, b, alpha };
}
