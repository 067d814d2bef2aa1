import type { Page } from '@playwright/test';

/**
 * Finds targets too small by WCAG 2.5.8: below 24 × 24 px, and a circle of 24 px around their center meets another
 * target or the circle of another small one. Links within a line of text are exempt.
 */
export const findSmallTargets = (page: Page): Promise<{ targets: number; small: string[] }> =>
  page.evaluate(() => {
    const modal = document.querySelector('dialog:modal');
    const all = [
      ...(modal ?? document).querySelectorAll<HTMLElement>(
        'a[href], button:not(:disabled), summary, [tabindex="0"], input:not(:disabled), select, textarea',
      ),
    ];
    const isInText = (element: HTMLElement) => {
      if (!element.matches('a') || getComputedStyle(element).display !== 'inline') return false;
      const line = element.closest(
        'p, li, td, th, dd, blockquote, sup, .announcement-text, .tab-panel, article > *',
      );
      return line !== null && !element.matches('.card-link, .anchor');
    };
    /**
     * A card is one target, because its link covers it. Some controls are enlarged by `::after`. Separators of panels
     * react to the pointer within 24 px (`resizeTargetMinimumSize` in components/ui/resizable.tsx).
     */
    const areaOf = (element: HTMLElement) => {
      const shown = element.matches('.card-link') ? (element.closest('.card') ?? element) : element;
      const { left, top, width, height } = shown.getBoundingClientRect();
      if (element.matches('[data-separator]')) {
        const [x, y] = [Math.max(0, 24 - width) / 2, Math.max(0, 24 - height) / 2];
        return new DOMRect(left - x, top - y, width + 2 * x, height + 2 * y);
      }
      const { content, position, inset } = getComputedStyle(element, '::after');
      const grow = content !== 'none' && position === 'absolute' ? Math.max(0, -Number.parseFloat(inset)) : 0;
      return new DOMRect(left - grow, top - grow, width + 2 * grow, height + 2 * grow);
    };
    /** Fixed and sticky elements only pass over others, so these are not their neighbors. */
    const layerOf = (element: Element | null): Element | null =>
      !element || /fixed|sticky/.test(getComputedStyle(element).position)
        ? element
        : layerOf(element.parentElement);
    const targets = all
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      // Hidden fields that carry the value of a custom control into a form.
      .filter((element) => getComputedStyle(element).pointerEvents !== 'none')
      .map((element) => ({
        element,
        box: areaOf(element),
        layer: layerOf(element),
        inText: isInText(element),
      }))
      .filter(({ box }) => box.width > 1 && box.height > 1);

    const isSmall = (box: DOMRect) => box.width < 23.99 || box.height < 23.99;
    const middle = (box: DOMRect) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });
    /** Distance from a point to the nearest point of a box. */
    const distance = ({ x, y }: { x: number; y: number }, box: DOMRect) =>
      Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
    const isCrowded = (one: (typeof targets)[number]) =>
      targets.some(({ element, box, layer }) => {
        if (
          layer !== one.layer ||
          element === one.element ||
          element.contains(one.element) ||
          one.element.contains(element)
        )
          return false;
        const [here, there] = [middle(one.box), middle(box)];
        if (distance(here, box) < 12) return true;
        return isSmall(box) && Math.hypot(here.x - there.x, here.y - there.y) < 24;
      });
    return {
      targets: targets.length,
      small: targets
        .filter((one) => !one.inText && isSmall(one.box) && isCrowded(one))
        .map(({ element, box }) => {
          const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
          return `${element.className} "${name.trim()}" ${box.width.toFixed(1)} × ${box.height.toFixed(1)}`;
        }),
    };
  });
