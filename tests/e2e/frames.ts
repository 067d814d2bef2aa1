import { expect, type Page } from '@playwright/test';

/** Makes everything that a page does slow, so that each step of its load gets a frame of its own. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
}

/**
 * Looks at the page right before each of its frames is drawn, from the first frame of the next load on.
 * @param look what is to be noted; null is left out. Runs in the page and must not refer to anything outside.
 * @returns reads the notes of the document in view
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

/** Waits for several frames of a load, and expects that each of them looked in one of these ways, the last in the last. */
export async function expectFrames(frames: () => Promise<string[]>, looks: readonly string[]): Promise<void> {
  await expect.poll(async () => (await frames()).length).toBeGreaterThan(1);
  const seen = await frames();
  expect(looks).toEqual(expect.arrayContaining([...new Set(seen)]));
  expect(seen.at(-1)).toBe(looks.at(-1));
}
