import { expect, type Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { allRules, colorRules, findViolations } from '../../support/axe';
import { installFocusProbe } from '../focus-probe';
import { showColorMode, storeBefore, waitHydrated } from '../support';
import { findFaint } from './contrast';
import { walkByKeyboard } from './keyboard';
import { findReflowFaults, spaceText } from './layout';
import { missingAddress } from './list-addresses';
import { findMotion } from './motion';
import { watchPage } from './watch-page';

/** Faults of a page by check. */
export type PageFaults = Record<string, string[]>;

const modes = ['dark', 'light', 'forced colors'] as const;
type Mode = (typeof modes)[number];

/**
 * Rules of axe by mode: all rules in dark mode; in light mode, those about colors, and the one about targets, because
 * `npm test` checks only this mode in a narrow window. In forced colors, axe reads the colors that the page asked for
 * instead of those that are drawn, so `findFaint` checks them.
 */
const scans: Record<Mode, RunOptions> = {
  dark: allRules,
  light: { runOnly: [...colorRules, 'target-size'] },
  'forced colors': { rules: Object.fromEntries(colorRules.map((rule) => [rule, { enabled: false }])) },
};

/** A desktop, and a window of 1280 px at 400 %, each with the modes that `npm test` checks in it. */
const windows = [
  { size: { width: 1280, height: 800 }, briefly: ['dark'] },
  { size: { width: 320, height: 800 }, briefly: ['light', 'forced colors'] },
] as const satisfies { size: object; briefly: Mode[] }[];

async function showMode(page: Page, mode: Mode) {
  await page.emulateMedia({ forcedColors: mode === 'forced colors' ? 'active' : 'none' });
  if (mode !== 'forced colors') await showColorMode(page, mode);
}

/** Waits for the data of debug pages. */
async function waitForData(page: Page) {
  const view = page.locator('.debug-view');
  if ((await view.count()) > 0) await expect(view).toHaveAttribute('data-state', 'complete');
}

/** Scrolls to each demo of a gallery until all of them are loaded. */
async function loadDemos(page: Page) {
  const loadNext = () =>
    page.evaluate(() => {
      const next = document.querySelector('.gallery-demo:empty');
      next?.scrollIntoView({ behavior: 'instant', block: 'center' });
      return next === null && document.querySelector('.loading') === null;
    });
  await expect.poll(loadNext, { timeout: 60_000 }).toBe(true);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

/** Loads all images, because one that arrives during a check would shift what is measured. */
const loadImages = (page: Page) =>
  page.waitForFunction(() => {
    for (const image of document.images) image.loading = 'eager';
    return [...document.images].every(({ complete }) => complete);
  });

/** Hides all but a few entries of long lists, such as the changed pages, because checking each takes minutes. */
const shortenLists = (page: Page) =>
  page.evaluate(() => {
    for (const entry of document.querySelectorAll<HTMLElement>(
      'main :is(ul, ol, dl, tbody) > :nth-child(n + 5)',
    ))
      entry.style.setProperty('display', 'none', 'important');
  });

/** Prepares a page for `checkPage`. @returns reads the events since then */
async function preparePage(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(windows[0].size);
  await installFocusProbe(page);
  await storeBefore(page, { theme: 'dark' });
  return watchPage(page);
}

/**
 * Checks the open page with one load: axe, reflow, text spacing, motion, and keyboard access.
 * @param everyMode checks each mode in both windows, instead of each mode in one window
 * @param part selector of what is scanned after the first scan and walked through, because pages share the shell
 * @returns faults by check; a check without faults has an empty list
 */
async function checkOpenPage(page: Page, everyMode: boolean, part: string): Promise<PageFaults> {
  const faults: PageFaults = {};
  const count = async (tag: string) =>
    `${await page.locator(tag).filter({ visible: true }).count()} × ${tag}`;
  const counts = [await count('main'), await count('h1')];
  faults['outline'] = counts.filter((text) => !text.startsWith('1 '));
  faults['less motion'] = await findMotion(page);
  for (const { size, briefly } of windows) {
    await page.setViewportSize(size);
    const at = `${size.width} px`;
    for (const mode of everyMode ? modes : briefly) {
      await showMode(page, mode);
      faults[`axe, ${mode}, ${at}`] = await findViolations(
        page,
        scans[mode],
        mode === 'dark' ? 'html' : part,
      );
      if (mode === 'forced colors')
        faults[`contrast, ${mode}, ${at}`] = (await findFaint(page, `${part} *`)).faint;
    }
    await showMode(page, 'dark');
    // Wider text needs more room, so the reflow without it is a repetition.
    if (everyMode) faults[`reflow, ${at}`] = await findReflowFaults(page);
    const unspace = await spaceText(page);
    faults[`text spacing, ${at}`] = await findReflowFaults(page);
    await unspace();
  }
  await page.setViewportSize(windows[0].size);
  faults['keyboard'] = (await walkByKeyboard(page, 'Tab', part)).faults;
  return faults;
}

/**
 * Opens a page and checks it with `checkOpenPage`, by default in every mode and with every entry of its lists only for
 * `npm run test:all`.
 * @returns its faults and events
 */
export async function checkPage(
  page: Page,
  address: string,
  everyMode = process.env.DOCS_TEST_ALL !== undefined,
): Promise<PageFaults> {
  const readEvents = await preparePage(page);
  const response = await page.goto(address);
  expect(response?.status()).toBe(address === missingAddress ? 404 : 200);
  await waitHydrated(page);
  await waitForData(page);
  await loadDemos(page);
  await loadImages(page);
  if (!everyMode) await shortenLists(page);
  const faults = await checkOpenPage(page, everyMode, everyMode || address === '/' ? 'body' : 'main');
  // Walking through the page may have loaded more images.
  await loadImages(page);
  return { ...(await readEvents()), ...faults };
}
