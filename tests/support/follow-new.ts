import type { Page } from '@playwright/test';

/** Follows a link to an address that the page in view does not name, as an author could have written it. */
export const followNew = (page: Page, href: string): Promise<void> =>
  page.evaluate((address) => {
    const link = document.createElement('a');
    link.href = address;
    document.querySelector('main')?.append(link);
    link.click();
    link.remove();
  }, href);
