import type { Page } from '@playwright/test';
import { readColor } from '../../../components/showcase/design/read-color';
import { getContrast } from '../../../lib/showcase/design/contrast';

/** How what has the focus is marked: width and color of its ring, and the ground that it lies on. */
interface Ring {
  name: string;
  width: number;
  color: string;
  ground: string;
}

/** Gives the focus to everything in the examples that takes it, one after the other, and reads its ring. */
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
      // The ring may be that of the box which a field and its buttons share.
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
 * What takes the focus by keyboard in the examples of the page in view and shows no ring of 2 px with 3:1. What was
 * pressed last has to be a key: browsers show rings to those who use the keyboard.
 *
 * @throws Error when nothing takes the focus: then there was nothing to look at
 */
export async function findFaintRings(page: Page): Promise<string[]> {
  const rings = await readRings(page);
  if (rings.length === 0) throw new Error(`Nothing takes the focus: ${page.url()}`);
  return rings.flatMap(({ name, width, color, ground }) => {
    const [ink, below] = [readColor(color), readColor(ground)];
    const ratio = ink && below ? getContrast(ink, [below]) : 0;
    return width < 2 || ratio < 3 ? [`${name}: ${width} px, ${ratio.toFixed(2)}:1`] : [];
  });
}
