import { expect, type Locator, type Page } from '@playwright/test';
import { boxOf, gotoHydrated } from '../support';

/** Brings an example of the page in view into the window, by its id. */
export type ShowExample = (id: string) => Promise<Locator>;

/** Loads the page of a control, e.g. `Select`; what comes back gives its examples. */
export async function openControl(page: Page, control: string): Promise<ShowExample> {
  await gotoHydrated(page, `/components/${control}Showcase`);
  return async (id) => {
    const example = page.locator(`section#${id}`);
    await example.scrollIntoViewIfNeeded();
    return example;
  };
}

/** Presses keys one after the other. */
export async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** Whether all of an element is inside the window. */
export async function expectInWindow(page: Page, element: Locator): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await expect
    .poll(async () => {
      const box = await boxOf(element);
      return box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height;
    })
    .toBe(true);
}

/** The option, item or button that a list marks as the one in focus. */
export const highlighted = (list: Locator): Locator =>
  list.locator('[data-highlighted], [data-selected="true"]');
