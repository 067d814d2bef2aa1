import type { Page } from '@playwright/test';

/** Navigates to an address that the page does not link to: adds a link, clicks the link and removes the link. */
export const followNew = (page: Page, href: string): Promise<void> =>
  page.evaluate((address) => {
    const link = document.createElement('a');
    link.href = address;
    document.querySelector('main')?.append(link);
    link.click();
    link.remove();
  }, href);
