import { expect, test, type Page } from '@playwright/test';
import { exhaustive, fixtureSite, gotoHydrated, phone, openMobileSidebar, showUpButton } from './support';

/**
 * Targets that are too small by WCAG 2.5.8: below 24 × 24 px, and a circle of 24 px around their middle meets another
 * target or the circle of another small one. Links within a line of text are exempt.
 */
const findSmallTargets = (page: Page): Promise<{ targets: number; small: string[] }> =>
  page.evaluate(() => {
    const modal = document.querySelector('dialog:modal');
    const all = [
      ...(modal ?? document).querySelectorAll<HTMLElement>(
        'a[href], button:not(:disabled), summary, [tabindex="0"], input:not(:disabled), select, textarea',
      ),
    ];
    const isInText = (element: HTMLElement) => {
      if (!element.matches('a') || getComputedStyle(element).display !== 'inline') return false;
      const line = element.closest(
        'p, li, td, th, dd, blockquote, sup, .announcement-text, .tab-panel, article > *',
      );
      return line !== null && !element.matches('.card-link, .anchor');
    };
    /** A card is one target: its link lies over all of it. */
    const areaOf = (element: HTMLElement) =>
      (element.matches('.card-link')
        ? (element.closest('.card') ?? element)
        : element
      ).getBoundingClientRect();
    const targets = all
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => ({ element, box: areaOf(element), inText: isInText(element) }))
      .filter(({ box }) => box.width > 1 && box.height > 1);

    const isSmall = (box: DOMRect) => box.width < 23.99 || box.height < 23.99;
    const middle = (box: DOMRect) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });
    /** From a point to the nearest point of a box. */
    const distance = ({ x, y }: { x: number; y: number }, box: DOMRect) =>
      Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
    const isCrowded = (one: (typeof targets)[number]) =>
      targets.some(({ element, box }) => {
        if (element === one.element || element.contains(one.element) || one.element.contains(element))
          return false;
        const [here, there] = [middle(one.box), middle(box)];
        if (distance(here, box) < 12) return true;
        return isSmall(box) && Math.hypot(here.x - there.x, here.y - there.y) < 24;
      });
    return {
      targets: targets.length,
      small: targets
        .filter((one) => !one.inText && isSmall(one.box) && isCrowded(one))
        .map(({ element, box }) => {
          const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
          return `${element.className} "${name.trim()}" ${box.width.toFixed(1)} × ${box.height.toFixed(1)}`;
        }),
    };
  });

async function expectBigTargets(page: Page, note: string) {
  const { targets, small } = await findSmallTargets(page);
  expect(targets, note).toBeGreaterThan(5);
  expect(small, note).toEqual([]);
}

/** A docs page, the page that is not found, and a page with controls in its text. */
const templates = new Set(['/3.9/deployment/docker', '/no-such-page', `${fixtureSite}/code`]);

const addresses = [
  '/',
  '/configuration/configurationFiles',
  '/deployment/',
  '/3.9/deployment/docker',
  '/no-such-page',
  ...['/category/guide', '/code', '/tabs', '/admonitions', '/markdown', '/html-and-jsx', '/headings'].map(
    (route) => fixtureSite + route,
  ),
];

for (const address of addresses) {
  test(
    `every target of ${address} is 24 px wide and high, or has room around it`,
    exhaustive(!templates.has(address)),
    async ({ page }) => {
      for (const size of [{ width: 1280, height: 800 }, phone]) {
        await page.setViewportSize(size);
        await gotoHydrated(page, address);
        await expectBigTargets(page, `at ${size.width} px`);
      }
    },
  );
}

test('NAV-10 NAV-12 SB-14 targets are big enough with each list open and the sidebar hidden', async ({
  page,
}) => {
  await gotoHydrated(page, '/3.9/faq/general');
  await page.getByRole('button', { name: 'Collapse sidebar', exact: true }).click();
  for (const name of ['Version 3.9', 'Language: English']) {
    await page.getByRole('button', { name }).press('Enter');
    await expect(page.locator('.dropdown[data-open="true"] .dropdown-menu')).toHaveCSS('opacity', '1');
    await expectBigTargets(page, name);
    await page.keyboard.press('Escape');
  }
});

test('DOC-09 DOC-32 NAV-23 SB-16 targets are big enough in the mobile sidebar, the contents and with the way back to the top', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await gotoHydrated(page, '/configuration/dataSources/dicom-web');
  const dialog = await openMobileSidebar(page);
  await expect(dialog.getByRole('link', { name: 'DICOMweb', exact: true })).toBeVisible();
  await expectBigTargets(page, 'docs menu');
  await dialog.getByRole('button', { name: '← Back to main menu' }).click();
  await dialog.getByRole('button', { name: 'Languages' }).click();
  await expectBigTargets(page, 'main menu');

  await page.setViewportSize(phone);
  await gotoHydrated(page, '/configuration/configurationFiles');
  await page.getByRole('button', { name: 'On this page' }).click();
  await expectBigTargets(page, 'contents');
  await showUpButton(page);
  await expectBigTargets(page, 'back to top');
});
