import type { ContrastNeed, Rgb, ContrastLevel } from './types';

const toLinear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

const getLuminance = ({ r, g, b }: Rgb) => 0.2126 * toLinear(r) + 0.7152 * toLinear(g) + 0.0722 * toLinear(b);

/** The color that results from `above` on the opaque `below`, blended in sRGB as browsers do. */
export function blend(above: Rgb, below: Rgb): Rgb {
  const mix = (upper: number, lower: number) => upper * above.alpha + lower * (1 - above.alpha);
  return { r: mix(above.r, below.r), g: mix(above.g, below.g), b: mix(above.b, below.b), alpha: 1 };
}

/**
 * Contrast of a color with its background, from 1 to 21.
 *
 * @param ink the color of the text or graphic; may be translucent
 * @param grounds the layers below it, the lowest first; that one counts as opaque
 * @see acceptance SC-03; WCAG 2.2, "contrast ratio"
 */
export function getContrast(ink: Rgb, grounds: readonly Rgb[]): number {
  const [first, ...others] = grounds;
  if (!first) return 1;
  const ground = others.reduce((below, above) => blend(above, below), { ...first, alpha: 1 });
  const [dark = 0, light = 0] = [getLuminance(blend(ink, ground)), getLuminance(ground)].sort(
    (a, b) => a - b,
  );
  return (light + 0.05) / (dark + 0.05);
}

/** The WCAG 2.2 level of a contrast. `AA large` applies to text of 24 px, or of 18.66 px in bold. */
export function judgeContrast(ratio: number, need: ContrastNeed): ContrastLevel {
  if (need === 'line') return 'no limit';
  if (need === 'part') return ratio >= 3 ? 'AA' : 'below AA';
  if (ratio >= 7) return 'AAA';
  if (ratio >= 4.5) return 'AA';
  return ratio >= 3 ? 'AA large' : 'below AA';
}

/** `4.49:1`; rounded down, so that a ratio is never overstated. */
export function formatContrast(ratio: number): string {
  // An exact ratio must not lose a hundredth to floating point.
  return `${(Math.floor(ratio * 100 + 1e-6) / 100).toFixed(2)}:1`;
}
