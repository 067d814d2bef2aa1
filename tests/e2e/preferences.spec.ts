import { expect, test, type Locator, type Page } from '@playwright/test';
import { fixtureSite, gotoHydrated, navbarOf, showUpButton, sidebarOf, styleOf } from './support';

test.describe('with forced colors', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

  /** The background color of the page. */
  const groundOf = (page: Page) => styleOf(page.locator('body'), 'background-color');

  test('DOC-08 DOC-19 NAV-05 SB-04 the selected tab and current links stand out', async ({ page }) => {
    const expectOtherGround = async (chosen: Locator, other: Locator) =>
      expect(await styleOf(chosen, 'background-color')).not.toBe(await styleOf(other, 'background-color'));
    await gotoHydrated(page, `${fixtureSite}/tabs`);
    const tabs = page.locator('.tab-list').first().getByRole('tab');
    await expectOtherGround(tabs.nth(0), tabs.nth(1));
    expect(await styleOf(tabs.nth(0), 'color')).not.toBe(await styleOf(tabs.nth(0), 'background-color'));

    await gotoHydrated(page, '/configuration/dataSources/dicom-web');
    const sidebar = sidebarOf(page);
    const other = sidebar.getByRole('link', { name: 'DICOM JSON', exact: true });
    await expectOtherGround(sidebar.locator('[aria-current="page"]'), other);
    expect(await styleOf(sidebar.getByRole('button', { name: 'Data Sources' }), 'text-decoration-line')).toBe(
      'underline',
    );
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await expect(contents.locator('[aria-current]')).toHaveCount(1);
    await expectOtherGround(contents.locator('[aria-current]'), contents.locator('a').first());
    await gotoHydrated(page, '/');
    const itemOf = (name: string) => navbarOf(page).getByRole('link', { name, exact: true });
    await expectOtherGround(itemOf('Docs'), itemOf('Help'));
  });

  test('DOC-18 admonitions still show their edge, icon and type', async ({ page }) => {
    await gotoHydrated(page, `${fixtureSite}/admonitions`);
    const ground = await groundOf(page);
    for (const kind of ['note', 'tip', 'info', 'warning', 'danger']) {
      const box = page.locator(`.theme-admonition-${kind}`).first();
      expect(await styleOf(box, 'border-left-width')).toBe('3px');
      expect(await styleOf(box, 'border-left-color')).not.toBe(ground);
      expect(await styleOf(box.locator('svg').first(), 'color')).not.toBe(ground);
      await expect(box.locator('.admonition-title')).toHaveText(/\S/);
    }
    const icons = await page
      .locator('.admonition-title svg')
      .evaluateAll((all) => all.map((icon) => icon.innerHTML));
    expect(new Set(icons).size).toBeGreaterThanOrEqual(5);
  });

  test('DOC-22 DOC-23 DOC-34 DOC-35 SH-14 rings, marked lines and icons are visible', async ({ page }) => {
    await gotoHydrated(page, `${fixtureSite}/code`);
    const ground = await groundOf(page);
    for (let stop = 0; stop < 12; stop += 1) {
      await page.keyboard.press('Tab');
      const ring = await styleOf(page.locator(':focus'), 'outline-color');
      expect(await styleOf(page.locator(':focus'), 'outline-style')).toBe('solid');
      expect(ring).not.toBe(ground);
      expect(ring).not.toBe(await styleOf(page.locator('body'), 'color'));
    }
    for (const mark of ['hl', 'err']) {
      const line = page.locator(`.L.${mark}`).first();
      expect(await styleOf(line, 'border-left-width', '::after')).toBe('4px');
      expect(await styleOf(line, 'border-left-color', '::after')).not.toBe(ground);
    }
    expect(await styleOf(page.locator('.L.err').first(), 'border-left-style', '::after')).toBe('double');
    const copy = page.locator('.code-button-copy').first();
    expect(await styleOf(copy, 'background-color', '::before')).not.toBe(
      await styleOf(copy, 'background-color'),
    );
    await gotoHydrated(page, `${fixtureSite}/markdown`);
    const link = page.getByRole('link', { name: 'www.example.org' });
    expect(await styleOf(link, 'background-color', '::after')).not.toBe(ground);
    expect(await styleOf(page.getByRole('checkbox').first(), 'appearance')).toBe('auto');
    expect(await styleOf(page.locator('main p code').first(), 'border-top-width')).toBe('1px');
  });
});

test.describe('with reduced motion', () => {
  test('DOC-32 the button to the top scrolls there without animation', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await gotoHydrated(page, '/configuration/configurationFiles');
    const up = await showUpButton(page);
    const after = await up.evaluate((button: HTMLButtonElement) => {
      button.click();
      return scrollY;
    });
    expect(after).toBe(0);
  });
});
