import { blend, wcagContrast, type Color } from 'culori';
import type { ContrastNeed, ContrastLevel } from './types';

/**
 * Computes the contrast ratio of a color and its background, from 1 to 21.
 * @param ink color of the text or graphic, which may be translucent
 * @param grounds background layers, lowest first; the lowest layer is opaque
 * @see acceptance SC-03; WCAG 2.2, "contrast ratio"
 */
export function computeContrastRatio(ink: Color, grounds: readonly Color[]): number {
  const ground = grounds.reduce((below, above) => blend([below, above]));
  return wcagContrast(blend([ground, ink]), ground);
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
