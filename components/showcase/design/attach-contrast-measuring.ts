import { formatContrastRatio, computeContrastRatio, getContrastLevel } from '@/lib/showcase/design/contrast';
import type { ContrastNeed, Rgb } from '@/lib/showcase/design/types';
import { parseComputedColor } from './parse-computed-color';

/** Returns the fill color of an SVG element as the browser computed it, or null if its notation is unknown. */
function readFill(part: Element): Rgb | null {
  const { fill, fillOpacity } = getComputedStyle(part);
  const color = parseComputedColor(fill);
  return color && { ...color, alpha: color.alpha * Number(fillOpacity || 1) };
}

function measurePair(pair: HTMLElement) {
  const grounds = [...pair.querySelectorAll('[data-ground]')].map(readFill);
  const inkPart = pair.querySelector('[data-ink]');
  const ink = inkPart && readFill(inkPart);
  const known = grounds.filter((ground) => ground !== null);
  if (!ink || known.length !== grounds.length) return null;
  const ratio = computeContrastRatio(ink, known);
  return {
    pair,
    ratio: formatContrastRatio(ratio),
    verdict: getContrastLevel(ratio, pair.dataset['need'] as ContrastNeed),
  };
}

/**
 * Measures the contrast of each pair of colors below `root`, now and whenever the color mode changes, and updates its
 * ratio and verdict. If `parseComputedColor` can’t parse a color, the values from the build remain.
 * @returns a function that stops measuring
 * @see acceptance SC-03
 */
export function attachContrastMeasuring(root: ParentNode): () => void {
  const measure = () => {
    // Read everything before writing, so that the browser computes styles only once.
    const measured = [...root.querySelectorAll<HTMLElement>('[data-pair]')].map(measurePair);
    for (const result of measured) {
      if (!result) continue;
      const { pair, ratio, verdict } = result;
      const [ratioText, verdictText] = ['[data-ratio]', '[data-verdict]'].map((part) =>
        pair.querySelector<HTMLElement>(part),
      );
      if (ratioText) ratioText.textContent = ratio;
      if (verdictText) {
        verdictText.textContent = verdict;
        verdictText.dataset['verdict'] = verdict;
      }
    }
    const note = root.querySelector<HTMLElement>('[data-measured]');
    if (!note || measured.every((result) => result === null)) return;
    note.dataset['measured'] = 'browser';
    note.textContent = 'Your browser measured the contrast on the colors as it displays them.';
  };
  measure();
  const observer = new MutationObserver(measure);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme', 'class'] });
  return () => observer.disconnect();
}
