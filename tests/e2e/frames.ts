import { expect, type Page } from '@playwright/test';

/** Throttles the CPU, so that each step of a load gets its own frame. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
}

/**
 * Observes the page before each frame, from the first frame of the next load on.
 * @param look returns what to record, or null for nothing; runs in the page, so it must not use anything from outside
 * @returns reads the records of the current document
 */
export async function watchFrames(page: Page, look: () => string | null): Promise<() => Promise<string[]>> {
  await page.addInitScript(`
    window.testFrames = [];
    (function note() {
      const seen = (${look.toString()})();
      if (seen !== null) window.testFrames.push(seen);
      requestAnimationFrame(note);
    })();
  `);
  return () => page.evaluate(() => (window as unknown as { testFrames: string[] }).testFrames);
}

/** Expects that every recorded frame has one of these looks, and the newest frame the last of them. */
export async function expectFrames(frames: () => Promise<string[]>, looks: readonly string[]): Promise<void> {
  await expect.poll(async () => (await frames()).length).toBeGreaterThan(1);
  const seen = await frames();
  expect(looks).toEqual(expect.arrayContaining([...new Set(seen)]));
  expect(seen.at(-1)).toBe(looks.at(-1));
}
