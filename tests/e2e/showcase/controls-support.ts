import type { Locator, Page } from '@playwright/test';
import { gotoHydrated } from '../support';

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
