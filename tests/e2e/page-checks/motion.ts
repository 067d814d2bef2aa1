import type { Page } from '@playwright/test';

/** Finds elements that move despite `prefers-reduced-motion`, which the window must emulate. */
export const findMotion = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches)
      throw new Error('The window does not emulate reduced motion.');
    // Elements that are never drawn, such as the `source` of a video, have no times.
    const takesTime = (times: string) => Math.max(...times.split(', ').map(Number.parseFloat)) > 0.01;
    const findIn = (element: Element, part?: string) => {
      const style = getComputedStyle(element, part);
      const moves = style.animationName !== 'none' && takesTime(style.animationDuration);
      if (!moves && !takesTime(style.transitionDuration) && style.scrollBehavior !== 'smooth') return [];
      return [`${element.tagName}${part ?? ''} ${element.getAttribute('class') ?? ''}`];
    };
    const parts = [undefined, '::before', '::after', '::backdrop', '::details-content'];
    return [...document.querySelectorAll('*')].flatMap((element) =>
      parts.flatMap((part) => findIn(element, part)),
    );
  });
