import type { ContrastNeed, Rgb, ContrastLevel } from './types';

const toLinear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

const getLuminance = ({ r, g, b }: Rgb) => 0.2126 * toLinear(r) + 0.7152 * toLinear(g) + 0.0722 * toLinear(b);

/** Returns the color that results from drawing `above` on the opaque color `below`. Blends in sRGB, as browsers do. */
export function blendColors(above: Rgb, below: Rgb): Rgb {
  const mix = (upper: number, lower: number) => upper * above.alpha + lower * (1 - above.alpha);
  return { r: mix(above.r, below.r), g: mix(above.g, below.g), b: mix(above.b, below.b), alpha: 1 };
}

/**
 * Computes the contrast ratio of a color and its background, from 1 to 21.
 * @param ink color of the text or graphic, which may be translucent
 * @param grounds background layers, lowest first; the lowest layer is treated as opaque
 * @see acceptance SC-03; WCAG 2.2, "contrast ratio"
 */
export function computeContrastRatio(ink: Rgb, grounds: readonly Rgb[]): number {
  const [first, ...others] = grounds;
  if (!first) return 1;
  const ground = others.reduce((below, above) => blendColors(above, below), { ...first, alpha: 1 });
  const [dark = 0, light = 0] = [getLuminance(blendColors(ink, ground)), getLuminance(ground)].sort(
    (a, b) => a - b,
  );
  return (light + 0.05) / (dark + 0.05);
}

/** Returns the WCAG 2.2 level of a contrast ratio. `AA large` is AA for text from 24 px, or from 18.66 px in bold. */
export function getContrastLevel(ratio: number, need: ContrastNeed): ContrastLevel {
  if (need === 'line') return 'no limit';
  if (need === 'part') return ratio >= 3 ? 'AA' : 'below AA';
  if (ratio >= 7) return 'AAA';
  if (ratio >= 4.5) return 'AA';
  return ratio >= 3 ? 'AA large' : 'below AA';
}

/** Formats a contrast ratio, e.g. as `4.49:1`. Rounds down, so that the displayed ratio is never too high. */
export function formatContrastRatio(ratio: number): string {
  // Adds a tiny amount so that floating-point errors do not turn a ratio of 4.5 into 4.49.
  return `${(Math.floor(ratio * 100 + 1e-6) / 100).toFixed(2)}:1`;
}
