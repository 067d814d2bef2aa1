import type { Page } from '@playwright/test';

/** Reports a page that is wider than its body; the root also contains the gutter of the scrollbar. */
const findOverflow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth } = document.documentElement;
    const excess = scrollWidth - Math.ceil(document.body.getBoundingClientRect().right);
    return excess > 0 ? [`The page is ${excess} px too wide.`] : [];
  });

/** Finds text that is cut off by boxes that cannot be scrolled. */
const findClipped = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => {
        if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('.sr-only'))
          return false;
        const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element);
        const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
        // Names shortened with "…" are shown in full elsewhere; boxes of 1 px are for screen readers.
        const isShortened = textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
        if (isShortened || (clientWidth <= 1 && clientHeight <= 1)) return false;
        const hides = (value: string) => value === 'hidden' || value === 'clip';
        const isWide = hides(overflowX) && scrollWidth > clientWidth + 1;
        const isHigh = hides(overflowY) && scrollHeight > clientHeight + 1;
        return (isWide || isHigh) && element.innerText?.trim() !== '';
      })
      .map((element) => `cut off: ${element.tagName} ${element.className}`),
  );

/** Finds controls and texts that are covered after scrolling to them, or that leave the window sideways. */
const findOverlaid = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isDrawn = (element: HTMLElement) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      // The button to the top appears and disappears while scrolling.
      !element.closest('.sr-only, .image-zoom-button, .dropdown-menu, .anchor, .back-to-top');
    // The link of a card covers the whole card on purpose.
    const findTopElement = (x: number, y: number) => {
      const top = document.elementFromPoint(x, y);
      return top?.matches('.card-link') ? top.closest('.card') : top;
    };
    /** Whether an element is drawn in the middle of the window; fixed and sticky elements cover only its edges. */
    const isInMiddle = (element: HTMLElement) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const isNear = left >= 0 && right <= innerWidth && Math.abs(y - innerHeight / 2) < innerHeight / 5;
      return isNear && element.contains(document.elementFromPoint(x, y));
    };
    const faultOf = (element: HTMLElement) => {
      // Scrolling to each element of a long page would take long.
      if (isInMiddle(element)) return null;
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const box = element.getClientRects()[0];
      if (!box || box.width < 2) return null;
      const hit = findTopElement(box.left + box.width / 2, box.top + box.height / 2);
      if (!hit || !(element.contains(hit) || hit.contains(element))) return `under ${hit?.className}`;
      const scrolls = element.closest('.table-wrapper, pre, .tab-list, .docs-sidebar-scroll');
      return !scrolls && (box.left < -1 || box.right > innerWidth + 1) ? 'leaves the window' : null;
    };
    const all = document.querySelectorAll<HTMLElement>(
      ':is(nav, main, footer, section) :is(a[href], button, summary, h1, h2, h3, p, .version-badge)',
    );
    return [...all].filter(isDrawn).flatMap((element) => {
      const fault = faultOf(element);
      return fault ? [`${element.tagName} "${element.textContent?.trim().slice(0, 30)}" ${fault}`] : [];
    });
  });

/** Finds faults of reflow (WCAG 1.4.10): sideways scrolling, and text that is cut off or covered. */
export const findReflowFaults = async (page: Page): Promise<string[]> => [
  ...(await findOverflow(page)),
  ...(await findClipped(page)),
  ...(await findOverlaid(page)),
];

/** Sets the text spacing that pages must support (WCAG 1.4.12). @returns removes it again */
export async function spaceText(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    );
    document.adoptedStyleSheets.push(sheet);
  });
  return () => page.evaluate(() => void document.adoptedStyleSheets.pop());
}
