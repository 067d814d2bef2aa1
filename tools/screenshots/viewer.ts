import { readFile } from 'node:fs/promises';
import type { Browser, Locator, Page } from '@playwright/test';
import { screenshotWindow } from '@/lib/content/screenshots';

/** Start of all study UIDs of the phantom: 1 is the chest CT, 2 its prior, 3 the PET/CT. */
const studyRoot = '1.2.826.0.1.3680043.8.498.77';

/** Returns the UID of a study of the phantom. */
export const studyUid = (number: 1 | 2 | 3): string => `${studyRoot}.${number}`;

/** A page with the viewer, and what people do with it. */
export interface Viewer {
  page: Page;
  /** Texts of errors in the console. */
  errors: string[];
  /** Opens the study list and waits for the phantom's studies. */
  openList(query?: string): Promise<void>;
  /** Opens a mode, such as `viewer` or `tmtv`, with studies of the phantom, and waits until all images are drawn. */
  openMode(mode: string, studies: readonly (1 | 2 | 3)[], query?: string): Promise<void>;
  /** Waits until the images and the text of the page have stopped changing. */
  settle(timeout?: number): Promise<void>;
  /** Clicks into a viewport and presses a key several times, e.g. ArrowDown to scroll. Positions are in px. */
  pressKey(key: string, times: number, at?: readonly [x: number, y: number]): Promise<void>;
  /** Drags with the left mouse button. */
  drag(from: readonly [x: number, y: number], to: readonly [x: number, y: number]): Promise<void>;
  /** The first element with the `data-cy` attribute, which the viewer uses for its buttons. */
  button(name: string): Locator;
  /** Selects a tool in the menu of a split button of the toolbar, e.g. `MeasurementTools`. */
  selectTool(group: string, tool: string): Promise<void>;
}

const timeouts = { page: 60_000, settle: 60_000, step: 700 };

/** Samples all canvases in the page; the same text twice means that nothing has been drawn in between. */
function sampleCanvases(): string {
  const samples = [...document.querySelectorAll('canvas')].map((canvas) => {
    const small = document.createElement('canvas');
    small.width = small.height = 24;
    if (canvas.width > 0 && canvas.height > 0) small.getContext('2d')?.drawImage(canvas, 0, 0, 24, 24);
    return small.toDataURL().slice(-400);
  });
  return samples.join('') + document.body.innerText;
}

/** Makes random numbers the same in each window: volume rendering uses them against visible steps in the picture. */
function repeatRandomNumbers(): void {
  let last = 1;
  Math.random = () => {
    last = (last * 16_807) % 2_147_483_647;
    return last / 2_147_483_647;
  };
}

/** Returns the style sheet that viewers up to 3.9 load from Google Fonts, with the same font in it. */
async function createFontFace(): Promise<string> {
  const font = await readFile('app/styles/showcase/inter.woff2', 'base64');
  return `@font-face { font-family: Inter; font-weight: 100 900; src: url(data:font/woff2;base64,${font}); }`;
}

/**
 * Opens a new window with the viewer. Requests for `app-config.js` receive the configuration for screenshots, so that
 * any running viewer can be used as it is.
 *
 * @param address where the viewer runs, e.g. `http://localhost:3000`
 * @param dicomwebRoot address of the phantom's server
 * @param config JavaScript that changes `window.config`, for the state that is shown
 */
export async function openViewer(
  browser: Browser,
  address: string,
  dicomwebRoot: string,
  config = '',
): Promise<Viewer> {
  const context = await browser.newContext({
    baseURL: address,
    viewport: screenshotWindow,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    locale: 'en-US',
    timezoneId: 'UTC',
  });
  await context.addInitScript(repeatRandomNumbers);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  const base = await readFile(new URL('viewer-config.js', import.meta.url), 'utf8');
  const body = `${base.replaceAll('DICOMWEB_ROOT', dicomwebRoot)}\n${config.replaceAll('DICOMWEB_ROOT', dicomwebRoot)}`;
  await page.route('**/app-config.js', (route) => route.fulfill({ contentType: 'text/javascript', body }));
  await page.route('https://fonts.googleapis.com/**', async (route) =>
    route.fulfill({ contentType: 'text/css', body: await createFontFace() }),
  );
  await page.addInitScript(() => {
    if (!localStorage.getItem('shownTours')) localStorage.setItem('shownTours', '["basicViewerTour"]');
  });
  const root = address.replace(/\/$/, '');

  async function settle(timeout = timeouts.settle): Promise<void> {
    const end = Date.now() + timeout;
    let last = '';
    for (let same = 0; same < 3 && Date.now() < end;) {
      await page.waitForTimeout(timeouts.step);
      const sample = await page.evaluate(sampleCanvases);
      same = sample === last ? same + 1 : 0;
      last = sample;
    }
  }

  const button = (name: string) => page.locator(`[data-cy="${name}"]`).first();

  return {
    page,
    errors,
    settle,
    button,
    async openList(query = '') {
      await page.goto(`${root}/?${query}`);
      await page.getByText('Phantom, Chest').first().waitFor({ timeout: timeouts.page });
      await settle();
    },
    async openMode(mode, studies, query = '') {
      const uids = studies.map((number) => studyUid(number)).join();
      await page.goto(`${root}/${mode}?StudyInstanceUIDs=${uids}${query && `&${query}`}`);
      await page.locator('.cornerstone-canvas').first().waitFor({ timeout: timeouts.page });
      await settle();
    },
    async pressKey(key, times, at) {
      if (at) await page.mouse.click(...at);
      for (let count = 0; count < times; count++) {
        await page.keyboard.press(key);
        await page.waitForTimeout(50);
      }
      await settle(10_000);
    },
    async drag(from, to) {
      await page.mouse.move(...from);
      await page.mouse.down();
      await page.mouse.move(...to, { steps: 8 });
      await page.mouse.up();
      await page.waitForTimeout(timeouts.step);
    },
    async selectTool(group, tool) {
      await button(`${group}-split-button-secondary`).click();
      // Viewer 3.9 has no roles in this menu.
      const entry = page.getByRole('menuitem').filter({ hasText: tool });
      await entry
        .or(button(`${group}-list-menu`).getByText(tool))
        .first()
        .click();
      await page.waitForTimeout(timeouts.step);
    },
  };
}
