import type { Page } from '@playwright/test';

/** Waits until the page has been drawn after what was last done. */
export const waitForFrames = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Ends animations and transitions, except endless ones. In Chromium, waiting for `finished` hangs at times. */
export const endMotion = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  });
