import type { Browser, Page } from '@playwright/test';
import type { SearchControls } from '../sites/site';
import { slowDown, withPage } from './browser';

/** Words that are typed one letter at a time. */
const queries = ['docker', 'segmentation', 'hanging protocol'];

/** A page with an input whose text is repeated below: the least that a key press costs. */
const bareInput =
  'data:text/html,<input oninput="document.querySelector(`p`).textContent=this.value"><p></p>';

/** Time in which scripts may start, in ms. */
const rest = 2000;

const slowProcessor = { name: 'slow', label: '4× CPU', cpu: 4, network: null } as const;

/**
 * Types the queries and returns the time from each key press to the frame with the last change within a second, in ms.
 * Key presses that change nothing, and messages that only screen readers announce, are left out.
 */
async function type(page: Page, input: string, changing: string): Promise<number[]> {
  const times: number[] = [];
  for (const query of queries) {
    await page.fill(input, '');
    await page.waitForTimeout(500);
    for (const key of query) {
      await page.evaluate(
        ([field, area]) => {
          const bench = globalThis as { benchKey?: Promise<number> };
          bench.benchKey = new Promise<number>((resolve) => {
            let painted = 0;
            let pressed = 0;
            const observer = new MutationObserver((records) => {
              // Messages for screen readers are not painted, and come late on purpose.
              const isAnnouncement = records.every(({ target }) =>
                (target instanceof Element ? target : target.parentElement)?.closest(
                  '[role="status"], [aria-live]',
                ),
              );
              if (isAnnouncement) return;
              requestAnimationFrame(() => setTimeout(() => (painted = performance.now())));
            });
            observer.observe(document.querySelector(area ?? '') ?? document.body, {
              childList: true,
              subtree: true,
              characterData: true,
            });
            document.querySelector(field ?? '')?.addEventListener(
              'keydown',
              ({ timeStamp }) => {
                pressed = timeStamp;
                setTimeout(() => {
                  observer.disconnect();
                  resolve(painted - pressed);
                }, 1000);
              },
              { once: true },
            );
          });
        },
        [input, changing],
      );
      await page.keyboard.type(key);
      const result = (await page.evaluate('benchKey')) as number;
      if (result > 0) times.push(result);
    }
  }
  return times;
}

/** Measures the search of a site with a processor that is four times slower. Times in ms. */
export function measureSearch(browser: Browser, url: string, controls: SearchControls): Promise<number[]> {
  return withPage(browser, { viewport: { width: 1280, height: 800 } }, async (page) => {
    await page.goto(url, { waitUntil: 'networkidle' });
    // Scripts may wait for the reader.
    await page.mouse.move(640, 400);
    await page.waitForTimeout(rest);
    await page.locator(controls.button).first().click();
    await page.fill(controls.input, 'viewer');
    await page.locator(controls.hit).first().waitFor();
    await slowDown(page, slowProcessor);
    return type(page, controls.input, 'body');
  });
}

/** Measures the input without any search, in the same way. Times in ms. */
export function measureBareInput(browser: Browser): Promise<number[]> {
  return withPage(browser, {}, async (page) => {
    await page.goto(bareInput);
    await slowDown(page, slowProcessor);
    return type(page, 'input', 'p');
  });
}
