import type { Page } from '@playwright/test';

/**
 * Focusable elements in the demos of the open page whose ring has less than 2 px or 3:1. The last input must be a key,
 * because browsers show rings only to keyboard users. The page needs `installColorProbe`.
 * @throws Error when the page has no focusable element
 */
export const findFaintRings = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { groundOf, over, contrast } = window.colors;
    const stops = 'a[href], button:not(:disabled), input:not(:disabled), [tabindex="0"]';
    const shown = [...document.querySelectorAll<HTMLElement>(`.demos :is(${stops})`)].filter((element) => {
      if (element.tabIndex < 0 || !element.checkVisibility()) return false;
      element.focus();
      return document.activeElement === element;
    });
    if (shown.length === 0) throw new Error(`Nothing is focusable: ${location.pathname}`);
    return shown.flatMap((element) => {
      element.focus();
      // A field and its buttons may share the ring of their parent.
      const box = element.parentElement ?? element;
      const styles = [getComputedStyle(element), getComputedStyle(element, '::after'), getComputedStyle(box)];
      const ring = styles.find(
        ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && outlineWidth !== '0px',
      );
      const ground = groundOf(element.parentElement);
      const ratio = ring ? contrast(over(ring.outlineColor, ground), ground) : 0;
      const width = Number.parseFloat(ring?.outlineWidth ?? '0');
      const name = element.getAttribute('aria-label') ?? element.textContent ?? element.id;
      return width < 2 || ratio < 3 ? [`${element.tagName} ${name}: ${width} px, ${ratio.toFixed(2)}:1`] : [];
    });
  });
