import type { Page } from '@playwright/test';
import { expect } from './site';

/** Waits for the crash screen and reads it; causes of an error follow "Cause:". */
export async function readCrash(page: Page) {
  await page.locator('.crash-messages').waitFor();
  return page.evaluate(() => ({
    heading: document.querySelector('main h1')?.textContent ?? null,
    title: document.title,
    messages: [...document.querySelectorAll<HTMLElement>('.crash-messages > div')]
      .map((part) => [part.querySelector('p'), part.querySelector('pre')])
      .map((texts) => texts.flatMap((text) => text?.innerText ?? []).join('\n'))
      .join('|'),
    ways: [...document.querySelectorAll('.crash-ways > *')].map((way) => way.textContent ?? ''),
  }));
}

export const ways = ['Try again', 'Home page', 'Report this error'];

export const retryOf = (page: Page) => page.getByRole('button', { name: 'Try again' });

/** Waits for a page's first heading, which is also its title. */
export async function expectPage(page: Page, heading: string, title = heading): Promise<void> {
  await expect(page.locator('main h1')).toHaveText([heading]);
  await expect(page).toHaveTitle(`${title} | OHIF`);
}
