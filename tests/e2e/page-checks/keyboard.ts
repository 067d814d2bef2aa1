import type { Page } from '@playwright/test';
import type { Stop } from '../focus-probe';
import { leaveSearch } from '../support';

/** More stops than any control has; a date field has one for each of its parts. */
const maxRepeats = 8;

type TabKey = 'Tab' | 'Shift+Tab';

/** Forgets all stops, and makes the next Tab go to the first stop of a part of the page. */
const startOver = (page: Page, part: string) =>
  page.evaluate((selector) => {
    for (const stop of document.querySelectorAll('[data-test-stop]')) stop.removeAttribute('data-test-stop');
    const start = document.querySelector<HTMLElement>(selector);
    if (!start) throw new Error(`The page has no ${selector}.`);
    start.tabIndex = -1;
    start.focus({ preventScroll: true });
    start.removeAttribute('tabindex');
    scrollTo(0, 0);
  }, part);

/** Reads the focused element: null once the focus has left the part, 'search' if the search dialog has opened. */
const readFocus = (page: Page, part: string): Promise<Stop | null | 'search'> =>
  page.evaluate(async (selector) => {
    if (document.querySelector('dialog:is(.search-frame, .search-dialog)')) return 'search';
    const stop = document.activeElement?.closest(selector) ? window.readStop() : null;
    if (!stop || stop.faults.length === 0) return stop;
    // Elements that were just scrolled into view settle in the next frame.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    return { ...stop, faults: window.readStop()?.faults ?? [] };
  }, part);

/** Presses a key and reads the focused element. Closes the search dialog, which opens when its button is focused. */
async function readNextStop(page: Page, key: TabKey, part: string): Promise<Stop | null> {
  await page.keyboard.press(key);
  let stop = await readFocus(page, part);
  while (stop === 'search') {
    await leaveSearch(page);
    stop = await readFocus(page, part);
  }
  return stop;
}

/** Lists controls that Tab should have reached. */
const findUnreached = (page: Page, part: string): Promise<string[]> =>
  page.evaluate((selector) => {
    const controls = ':is(a[href], button, input, select, textarea, summary, [tabindex])';
    return (
      [...document.querySelectorAll<HTMLElement>(`${selector} ${controls}`)]
        .filter((element) => element.tabIndex >= 0 && !element.matches(':disabled, [inert] *'))
        .filter((element) => !element.matches('[type="radio"]:not(:checked), [data-test-stop]'))
        // Only one member of a group is a Tab stop.
        .filter((element) => element.querySelector('[data-test-stop]') === null)
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map((element) => `not reached: ${element.outerHTML.slice(0, 80)}`)
    );
  }, part);

/**
 * Walks through a page, or a part of it, with Tab or Shift+Tab. Every control must be reached, so nothing may trap the focus, and must be
 * visible with a clear ring. The page needs `installFocusProbe`.
 * @returns the names of the stops, and what is wrong with them
 */
export async function walkByKeyboard(page: Page, key: TabKey = 'Tab', part = 'body') {
  await startOver(page, part);
  const [names, faults]: [string[], string[]] = [[], []];
  let repeats = 0;
  while (repeats < maxRepeats) {
    const stop = await readNextStop(page, key, part);
    if (!stop && names.length > 0) break;
    // With Shift+Tab, the focus leaves the page first.
    if (!stop) continue;
    repeats = stop.isKnown ? repeats + 1 : 0;
    if (stop.isKnown) continue;
    names.push(stop.name);
    faults.push(...stop.faults.map((fault) => `${key} ${stop.name}: ${fault}`));
  }
  return { names, faults: [...faults, ...(await findUnreached(page, part))] };
}
