import type { Page } from '@playwright/test';

/** Waits until the browser has painted the latest changes. */
export const waitForFrames = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Ends animations and transitions, except endless ones. In Chromium, waiting for `finished` hangs at times. */
export const endMotion = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  });
