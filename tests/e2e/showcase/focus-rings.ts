import type { Page } from '@playwright/test';
import { readColor } from '../../../components/showcase/design/read-color';
import { getContrast } from '../../../lib/showcase/design/contrast';

/** The focus ring of an element: width, color and background. */
interface Ring {
  name: string;
  width: number;
  color: string;
  ground: string;
}

/** Focuses every focusable element of the demos in turn, and reads its ring. */
const readRings = (page: Page): Promise<Ring[]> =>
  page.evaluate(() => {
    const stops = 'a[href], button:not(:disabled), input:not(:disabled), [tabindex="0"]';
    const groundOf = (element: Element | null): string => {
      for (let node = element; node; node = node.parentElement) {
        const { backgroundColor } = getComputedStyle(node);
        if (!/^rgba\(.*, 0(?:\.\d+)?\)$|\/ 0/.test(backgroundColor)) return backgroundColor;
      }
      return 'rgb(255, 255, 255)';
    };
    const shown = [...document.querySelectorAll<HTMLElement>(`.demos :is(${stops})`)].filter(
      (element) => element.tabIndex >= 0 && element.checkVisibility(),
    );
    return shown.flatMap((element) => {
      element.focus();
      if (document.activeElement !== element) return [];
      // A field and its buttons may share the ring of their parent.
      const box = element.parentElement ?? element;
      const styles = [getComputedStyle(element), getComputedStyle(element, '::after'), getComputedStyle(box)];
      const ring = styles.find(
        ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && outlineWidth !== '0px',
      );
      return [
        {
          name: `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent ?? element.id}`,
          width: ring ? Number.parseFloat(ring.outlineWidth) : 0,
          color: ring?.outlineColor ?? '',
          ground: groundOf(element.parentElement),
        },
      ];
    });
  });

/**
 * Focusable elements in the demos of the open page whose ring has less than 2 px or 3:1. The last input must be a key,
 * because browsers show rings only to keyboard users.
 *
 * @throws Error when the page has no focusable element
 */
export async function findFaintRings(page: Page): Promise<string[]> {
  const rings = await readRings(page);
  if (rings.length === 0) throw new Error(`Nothing is focusable: ${page.url()}`);
  return rings.flatMap(({ name, width, color, ground }) => {
    const [ringColor, background] = [readColor(color), readColor(ground)];
    const ratio = ringColor && background ? getContrast(ringColor, [background]) : 0;
    return width < 2 || ratio < 3 ? [`${name}: ${width} px, ${ratio.toFixed(2)}:1`] : [];
  });
}
