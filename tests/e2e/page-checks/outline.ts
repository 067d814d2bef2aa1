import type { Page } from '@playwright/test';

/** A page must have exactly one `main` and one `h1`. */
export const findOutlineFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    ['main', 'h1'].flatMap((tag) => {
      const count = [...document.querySelectorAll(tag)].filter((element) => element.checkVisibility()).length;
      return count === 1 ? [] : [`${count} × ${tag}`];
    }),
  );
