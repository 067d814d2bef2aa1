import type { Rgb } from '@/lib/showcase/design/types';

const numbersOf = (text: string) => [...text.matchAll(/[\d.]+(?:e-\d+)?/g)].map(([number]) => Number(number));

/**
 * Parses a computed color: `rgb(91, 205, 230)`, `rgba(…)`, `color(srgb 0.36 0.8 0.9 / 0.5)`.
 * @returns null for any other notation or color space
 */
export function parseComputedColor(css: string): Rgb | null {
  const [, space, inner = ''] = /^(rgba?|color)\((.*)\)$/.exec(css) ?? [];
  if (space === undefined || (space === 'color' && !inner.startsWith('srgb '))) return null;
  const [r, g, b, alpha = 1] = numbersOf(space === 'color' ? inner.slice(5) : inner);
  if (r === undefined || g === undefined || b === undefined) return null;
  return space === 'color' ? { r, g, b, alpha } : { r: r / 255, g: g / 255, b: b / 255, alpha };
}
