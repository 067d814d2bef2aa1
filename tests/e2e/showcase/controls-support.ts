import { expect, type Locator, type Page } from '@playwright/test';
import { boxOf, gotoHydrated } from '../support';

/** Scrolls to a demo of the open page, by its id. */
export type ShowDemo = (id: string) => Promise<Locator>;

/** Loads the page of a control, e.g. `Select`, and returns a function that shows one of its demos. */
export async function openControl(page: Page, control: string): Promise<ShowDemo> {
  await gotoHydrated(page, `/components/${control}Showcase`);
  return async (id) => {
    const demo = page.locator(`section#${id}`);
    await demo.scrollIntoViewIfNeeded();
    return demo;
  };
}

type Point = readonly [x: number, y: number];

/** Drags from one point to another; the button stays down until it is released. */
export async function dragTo(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(...to, { steps: 8 });
}

export async function expectInWindow(page: Page, element: Locator): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await expect
    .poll(async () => {
      const box = await boxOf(element);
      return box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height;
    })
    .toBe(true);
}
