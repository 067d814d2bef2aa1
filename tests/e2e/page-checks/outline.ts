import type { Page } from '@playwright/test';

/** Finds what is wrong with the outline of a page: it needs one main part and one heading of level 1. */
export const findOutlineFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    ['main', 'h1'].flatMap((tag) => {
      const count = [...document.querySelectorAll(tag)].filter((element) => element.checkVisibility()).length;
      return count === 1 ? [] : [`${count} × ${tag}`];
    }),
  );
