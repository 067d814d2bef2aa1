import type { Page } from '@playwright/test';

/** Finds elements that move despite `prefers-reduced-motion`, which the window must emulate. */
export const findMotion = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches)
      throw new Error('The window does not emulate reduced motion.');
    const longest = (times: string) => Math.max(...times.split(', ').map(Number.parseFloat));
    const findIn = (element: Element, part?: '::before' | '::after') => {
      const style = getComputedStyle(element, part);
      const moves = style.animationName !== 'none' && longest(style.animationDuration) > 0.01;
      if (!moves && longest(style.transitionDuration) <= 0.01 && style.scrollBehavior !== 'smooth') return [];
      return [`${element.tagName}${part ?? ''} ${element.getAttribute('class') ?? ''}`];
    };
    return [...document.querySelectorAll('*')].flatMap((element) => [
      ...findIn(element),
      ...findIn(element, '::before'),
      ...findIn(element, '::after'),
    ]);
  });
