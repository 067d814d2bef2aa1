import type { Page } from '@playwright/test';
import { expect } from 'vitest';
import { pollOptions } from './site';

/** What a reader sees of a crash. */
export interface CrashView {
  heading: string | null;
  title: string;
  /** The messages, each as it stands, causes after "Cause:". */
  messages: string;
  /** Texts of buttons and links to go on with. */
  ways: string[];
}

/** Waits for the crash screen and reads it. */
export async function readCrash(page: Page): Promise<CrashView> {
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

/** Waits for a page's first heading and title. */
export async function expectPage(page: Page, heading: string, title: string): Promise<void> {
  await expect.poll(() => page.locator('main h1').allTextContents(), pollOptions).toEqual([heading]);
  await expect.poll(() => page.title(), pollOptions).toBe(title);
}

/** The parts of the shell that are in view. */
export const shellOf = (page: Page) =>
  page.evaluate(() =>
    ['.navbar', '.docs-sidebar', '.site-footer'].filter((part) => {
      const element = document.querySelector<HTMLElement>(part);
      return element !== null && element.getBoundingClientRect().height > 0;
    }),
  );
