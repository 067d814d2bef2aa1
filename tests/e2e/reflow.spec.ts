import { expect, test, type Page } from '@playwright/test';
import {
  boxOf,
  exhaustive,
  fixtureSite,
  gotoHydrated,
  navbarOf,
  phone,
  openMobileSidebar,
  scrollPage,
  showUpButton,
} from './support';

test.describe.configure({ timeout: 90_000 });

/** A window of 1280 × 1024 px at 400 %. */
const zoomed = { width: 320, height: 256 };

const addresses = [
  '/',
  '/configuration/configurationFiles',
  '/deployment/',
  '/3.9/faq/general',
  '/no-such-page',
  ...[
    '/category/guide',
    '/code',
    '/tabs',
    '/admonitions',
    '/markdown',
    '/images',
    '/html-and-jsx',
    '/headings',
  ].map((route) => fixtureSite + route),
];

/** A docs page, and the one with the widest parts. */
const templates = new Set(['/3.9/faq/general', `${fixtureSite}/code`]);

/** By how many px something is wider than the body, beside which room is kept for the scrollbar. */
const overflowOf = (page: Page) =>
  page.evaluate(
    () => document.documentElement.scrollWidth - Math.ceil(document.body.getBoundingClientRect().right),
  );

/** Text that is cut off: boxes which clip what they hold and cannot be scrolled. */
const findClipped = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => {
        if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('.sr-only'))
          return false;
        const { overflowX, overflowY } = getComputedStyle(element);
        const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
        const hides = (value: string) => value === 'hidden' || value === 'clip';
        const isWide = hides(overflowX) && scrollWidth > clientWidth + 1;
        const isHigh = hides(overflowY) && scrollHeight > clientHeight + 1;
        return (isWide || isHigh) && element.innerText?.trim() !== '';
      })
      .map((element) => `${element.tagName} ${element.className}`),
  );

/** Controls and headings that something lies over, once scrolled to; or that leave the window sideways. */
const findOverlaid = (page: Page) =>
  page.evaluate(() => {
    const isDrawn = (element: HTMLElement) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('.sr-only, .image-zoom-button, .dropdown-menu, .anchor');
    // The link of a card covers the whole card on purpose.
    const findTopElement = (x: number, y: number) => {
      const top = document.elementFromPoint(x, y);
      return top?.matches('.card-link') ? top.closest('.card') : top;
    };
    const faultOf = (element: HTMLElement) => {
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const box = element.getClientRects()[0];
      if (!box || box.width < 2) return null;
      const hit = findTopElement(box.left + box.width / 2, box.top + box.height / 2);
      if (!hit || !(element.contains(hit) || hit.contains(element))) return `under ${hit?.className}`;
      const scrolls = element.closest('.table-wrapper, pre, .tab-list, .docs-sidebar-scroll');
      return !scrolls && (box.left < -1 || box.right > innerWidth + 1) ? 'leaves the window' : null;
    };
    const all = document.querySelectorAll<HTMLElement>(
      ':is(nav, main, footer, section) :is(a[href], button, summary, h1, h2, h3, p, .version-badge)',
    );
    return [...all].filter(isDrawn).flatMap((element) => {
      const fault = faultOf(element);
      return fault ? [`${element.tagName} "${element.textContent?.trim().slice(0, 30)}" ${fault}`] : [];
    });
  });

/** The least that readers may set: WCAG 1.4.12. */
const spaceText = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    );
    document.adoptedStyleSheets = [sheet];
  });

for (const address of addresses) {
  test(
    `${address} reflows at 400 % and with wider text spacing: no scrolling sideways, nothing cut off or covered`,
    exhaustive(!templates.has(address)),
    async ({ page }) => {
      const expectReflow = async (note: string) => {
        expect(await overflowOf(page), note).toBeLessThanOrEqual(0);
        expect(await findClipped(page), note).toEqual([]);
        expect(await findOverlaid(page), note).toEqual([]);
      };
      for (const size of [zoomed, phone, { width: 1024, height: 768 }, { width: 1280, height: 800 }]) {
        await page.setViewportSize(size);
        await gotoHydrated(page, address);
        if (size === zoomed) await expectReflow('at 400 %');
        await spaceText(page);
        await expectReflow(`spaced at ${size.width} px`);
      }
    },
  );
}

test('NAV-01 the navbar stays at the top of a phone on its side, and scrolls away in windows zoomed to 400 %', async ({
  page,
}) => {
  for (const [height, top] of [
    [320, 0],
    [256, null],
  ] as const) {
    await page.setViewportSize({ width: 640, height });
    await gotoHydrated(page, '/configuration/configurationFiles');
    await scrollPage(page, 1000);
    const { y, height: high } = await boxOf(navbarOf(page));
    if (top === 0) expect(y).toBe(0);
    else expect(y + high).toBeLessThan(0);
  }
});

test('at 400 % nothing that stays in the window takes more than a fifth of it', async ({ page }) => {
  await page.setViewportSize(zoomed);
  await gotoHydrated(page, '/configuration/configurationFiles');
  await showUpButton(page);
  const share = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position))
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => element.getBoundingClientRect())
      .filter(({ top, bottom }) => bottom > 0 && top < innerHeight)
      .reduce((area, { width, height }) => area + (width * height) / (innerWidth * innerHeight), 0),
  );
  expect(share).toBeLessThan(0.2);
});

test('NAV-20 DOC-09 at 400 % the menu and the contents list can be used', async ({ page }) => {
  await page.setViewportSize(zoomed);
  await gotoHydrated(page, '/deployment/cors');
  await page.getByRole('button', { name: 'On this page' }).click();
  await page.locator('.theme-doc-toc-mobile a').last().click();
  await expect.poll(() => new URL(page.url()).hash).not.toBe('');
  await page.evaluate(() => scrollTo(0, 0));
  const dialog = await openMobileSidebar(page);
  await dialog.getByRole('link', { name: 'FAQ', exact: true }).click();
  await expect(page).toHaveURL('/faq/');
});
