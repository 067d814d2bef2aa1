import type { Page } from '@playwright/test';
import '../color-probe';

/**
 * Finds text with a contrast below 4.5:1 (3:1 if it is large), each pair of colors once. The page needs
 * `installColorProbe`.
 */
export const findFaint = (page: Page, scope: string): Promise<{ texts: number; faint: string[] }> =>
  page.evaluate((where) => {
    const { groundOf, over, contrast } = window.colors;
    const faint = new Set<string>();
    let texts = 0;
    for (const element of document.querySelectorAll<HTMLElement>(where)) {
      const text = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      if (!text.some(({ textContent }) => textContent?.trim()) || !element.checkVisibility()) continue;
      texts += 1;
      const { color, fontSize, fontWeight } = getComputedStyle(element);
      const size = Number.parseFloat(fontSize);
      const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
      const ground = groundOf(element);
      const ratio = contrast(over(color, ground), ground);
      if (ratio < (isLarge ? 3 : 4.5))
        faint.add(
          `${element.tagName}.${element.className} "${element.textContent?.slice(0, 20)}" ${ratio.toFixed(2)}`,
        );
    }
    return { texts, faint: [...faint] };
  }, scope);
