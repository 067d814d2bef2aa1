import type { Page } from '@playwright/test';
import { forgetStops, type Stop } from '../focus-probe';
import { leaveSearch } from '../support';

/** More stops than any control has: a field for a date has one for each of its parts. */
const maxRepeats = 8;

/** Lets the next press of Tab lead to the first stop of the page. */
const focusStart = (page: Page) =>
  page.evaluate(() => {
    document.body.tabIndex = -1;
    document.body.focus({ preventScroll: true });
    document.body.removeAttribute('tabindex');
    scrollTo(0, 0);
  });

/** Reads the focused element: null once the focus has left the page, 'dialog' if a dialog has opened over the page. */
const readFocus = (page: Page): Promise<Stop | null | 'dialog'> =>
  page.evaluate(async () => {
    if (document.querySelector('dialog:modal')) return 'dialog';
    const stop = window.readStop();
    if (!stop || stop.faults.length === 0) return stop;
    // What depends on an element that has just been scrolled into view follows with the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
    return { ...stop, faults: window.readStop()?.faults ?? [] };
  });

/** Presses Tab and reads the focused element. The search dialog, which opens as its button gets the focus, is closed. */
async function readNextStop(page: Page): Promise<Stop | null> {
  await page.keyboard.press('Tab');
  let stop = await readFocus(page);
  while (stop === 'dialog') {
    await leaveSearch(page);
    stop = await readFocus(page);
  }
  return stop;
}

/** Lists controls that Tab should have reached. */
const findUnreached = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const controls = 'a[href], button, input, select, textarea, summary, [tabindex]';
    return (
      [...document.querySelectorAll<HTMLElement>(controls)]
        .filter((element) => element.tabIndex >= 0 && !element.matches(':disabled, [inert] *'))
        .filter((element) => !element.matches('[type="radio"]:not(:checked), [data-test-stop]'))
        // A group passes the focus on to the member that had it last.
        .filter((element) => element.querySelector('[data-test-stop]') === null)
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map((element) => `not reached: ${element.outerHTML.slice(0, 80)}`)
    );
  });

/**
 * Goes through a page with Tab. Every control must be reached, so nothing may trap the focus, and must be seen with a
 * clear ring. The page needs `installFocusProbe`.
 * @returns the number of stops, and what is wrong with them
 */
export async function walkByKeyboard(page: Page): Promise<{ stops: number; faults: string[] }> {
  await forgetStops(page);
  await focusStart(page);
  const faults: string[] = [];
  let [stops, repeats] = [0, 0];
  while (repeats < maxRepeats) {
    const stop = await readNextStop(page);
    if (!stop) break;
    repeats = stop.isKnown ? repeats + 1 : 0;
    if (stop.isKnown) continue;
    stops += 1;
    faults.push(...stop.faults.map((fault) => `${stop.name}: ${fault}`));
  }
  return { stops, faults: [...faults, ...(await findUnreached(page))] };
}
