import { expect, test, type Page } from '@playwright/test';
import { installColourProbe } from './colour-probe';
import { fixtureSite, gotoHydrated, leaveSearch, phone, storeBefore } from './support';

test.describe.configure({ timeout: 120_000 });

interface Stop {
  name: string;
  faults: string[];
}

/** What is wrong with the place of the focused element: can it be seen? Null once the focus left the page. */
const readPlace = (page: Page): Promise<Stop | null> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const box = element.getClientRects()[0] ?? element.getBoundingClientRect();
    const [inset, middle] = [Math.min(6, box.height / 2), box.left + box.width / 2];
    const isHit = (x: number, y: number) => {
      if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return false;
      const hit = document.elementFromPoint(x, y);
      // The zoom button of an image lets the pointer through to the image.
      return hit !== null && (element.contains(hit) || hit.closest('.image')?.contains(element) === true);
    };
    const centre = isHit(middle, box.top + box.height / 2);
    const corner = isHit(box.left + Math.min(6, box.width / 2), box.top + inset);
    const end = isHit(middle, box.bottom - inset);
    const isSeen = box.height > innerHeight / 2 ? centre || corner || end : centre && corner;
    const hit = document.elementFromPoint(middle, box.top + inset);
    const over = hit ? `${hit.tagName.toLowerCase()}.${hit.className}` : 'nothing';
    const place = [box.left, box.top, box.width, box.height].map(Math.round).join(' ');
    const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
    return {
      name: `${element.tagName.toLowerCase()}.${element.className} "${name}"`,
      faults: isSeen ? [] : [`covered at ${place} by ${over}`],
    };
  });

/** What is wrong with the ring of the focused element: is it drawn, and clear? */
const readRing = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const ringed = element.closest('.card:has(.card-link:focus)') ?? element;
    const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(ringed);
    if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2)
      return [`ring: ${outlineStyle} ${outlineWidth}`];
    const { groundOf, over, contrast } = window.colours;
    // That of an image lies over a band in the colour of the page.
    const isInside = Number.parseFloat(outlineOffset) < 0 && !ringed.matches('.image-zoom-button');
    const ground = groundOf(isInside ? ringed : ringed.parentElement);
    const clarity = contrast(over(outlineColor, ground), ground);
    return clarity < 3 ? [`ring: contrast ${clarity.toFixed(2)}`] : [];
  });

/** Whether a box that clips cuts off the ring of the focused element at its sides. */
const readCut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const ringed = element.closest('.card:has(.card-link:focus)') ?? element;
    const { outlineWidth, outlineOffset } = getComputedStyle(ringed);
    const room = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset) - 0.5;
    let holder = ringed.parentElement;
    while (holder && holder !== document.body && getComputedStyle(holder).overflowX === 'visible')
      holder = holder.parentElement;
    if (!holder || holder === document.body) return [];
    const [edge, clip] = [ringed.getBoundingClientRect(), holder.getBoundingClientRect()];
    const isCut = edge.left - room < clip.left || edge.right + room > clip.right;
    return isCut ? [`ring: cut off by ${holder.className}`] : [];
  });

/** What hangs on an element that has just been scrolled into view, as a definition does, follows with the next frame. */
const nextFrame = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

async function readStop(page: Page): Promise<Stop | null> {
  await nextFrame(page);
  const place = await readPlace(page);
  return (
    place && { ...place, faults: [...place.faults, ...(await readRing(page)), ...(await readCut(page))] }
  );
}

/** Whether the walk has been at the focused element before; remembers it. */
const isKnown = (page: Page) =>
  page.evaluate(() => {
    const known = document.activeElement?.hasAttribute('data-test-stop') ?? false;
    document.activeElement?.setAttribute('data-test-stop', '');
    return known;
  });

/** Goes once through the whole page by one key; returns the stops in order, and what is wrong with them. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab') {
  await page.evaluate(() => {
    for (const stop of document.querySelectorAll('[data-test-stop]')) stop.removeAttribute('data-test-stop');
  });
  const [names, faults]: [string[], string[]] = [[], []];
  for (;;) {
    await page.keyboard.press(key);
    await leaveSearch(page);
    const stop = await readStop(page);
    if (!stop && names.length === 0) continue;
    if (!stop || (await isKnown(page))) return { names, faults };
    names.push(stop.name);
    faults.push(...stop.faults.map((fault) => `${key} ${stop.name}: ${fault}`));
  }
}

const pages = [
  '/deployment/',
  '/no-such-page',
  `${fixtureSite}/category/guide`,
  `${fixtureSite}/code`,
  `${fixtureSite}/tabs`,
  `${fixtureSite}/html-and-jsx`,
];

for (const { mode, size } of [
  { mode: 'dark', size: { width: 1280, height: 600 } },
  { mode: 'light', size: phone },
] as const) {
  for (const address of pages) {
    test(`SH-14 every stop of the keyboard on ${address} is seen and has a clear ring, both ways, in ${mode} mode`, async ({
      page,
    }) => {
      await installColourProbe(page);
      await storeBefore(page, { theme: mode });
      await page.setViewportSize(size);
      await gotoHydrated(page, address);
      await expect(page.getByRole('region', { name: 'Announcement' })).toBeVisible();
      const forth = await walk(page, 'Tab');
      expect(forth.faults).toEqual([]);
      expect(forth.names.length).toBeGreaterThan(12);
      const back = await walk(page, 'Shift+Tab');
      expect(back.faults).toEqual([]);
      // The way back to the top comes and goes with the direction of scrolling.
      const lasting = (names: string[]) => names.filter((name) => !name.includes('back-to-top'));
      expect(lasting(back.names).toReversed()).toEqual(lasting(forth.names));
    });
  }

  test(`NAV-28 every stop in the open mobile sidebar is seen and has a clear ring in ${mode} mode`, async ({
    page,
  }) => {
    await installColourProbe(page);
    await storeBefore(page, { theme: mode });
    await page.setViewportSize({ width: 390, height: 500 });
    await gotoHydrated(page, '/deployment/docker/ssl');
    await page.getByRole('button', { name: 'Toggle navigation bar' }).press('Enter');
    const panel = page.getByRole('dialog', { name: 'Navigation' });
    const links = panel.locator('a:visible, button:visible');
    await expect(links.nth(8)).toBeVisible();
    await panel.evaluate((element) =>
      Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
    );
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let stop = await links.count(); stop > 0; stop -= 1) {
        await page.keyboard.press(key);
        expect((await readStop(page))?.faults ?? []).toEqual([]);
      }
    }
  });
}
