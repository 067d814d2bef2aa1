import { expect, test, type Locator, type Page } from '@playwright/test';
import {
  boxOf,
  collectConsole,
  expectSameDocument,
  fixtureSite,
  gotoHydrated,
  storeBefore,
  storedIn,
} from './support';

const sets = (page: Page) => page.locator('.theme-tabs-container');
const tab = (set: Locator, name: string) => set.getByRole('tab', { name, exact: true });
const chosen = (page: Page) =>
  page
    .locator('[role="tab"][aria-selected="true"]')
    .evaluateAll((tabs) => tabs.map(({ textContent }) => textContent));
const stored = (page: Page, group: string) => storedIn(page, `docusaurus.tab.${group}`);

test('DOC-19 a set of tabs shows one panel, and nested sets are independent', async ({ page }) => {
  await gotoHydrated(page, `${fixtureSite}/tabs`);
  const set = sets(page).first();
  await expect(set.getByRole('tablist')).toHaveCount(1);
  await expect(set.getByRole('tab')).toHaveText(['Linux and macOS', 'Windows']);
  await expect(set.getByRole('tabpanel')).toHaveCount(1);
  await expect(set.getByRole('tabpanel')).toHaveAccessibleName('Linux and macOS');
  await expect(set.getByRole('tabpanel')).toContainText('export APP_CONFIG');
  const hidden = set.locator(':scope > [role="tabpanel"]').nth(1);
  await expect(hidden).toHaveAttribute('hidden', 'until-found');
  await hidden.evaluate((panel) => panel.dispatchEvent(new Event('beforematch', { bubbles: true })));
  await expect(hidden).toBeVisible();
  await expect(tab(set, 'Windows')).toHaveAttribute('aria-selected', 'true');
  expect(await stored(page, 'os')).toBeNull();
  await tab(set, 'Linux and macOS').click();
  await tab(set, 'Windows').click();
  await expect(set.getByRole('tabpanel')).toContainText('$env:APP_CONFIG');
  await expect(set.getByRole('tabpanel')).toHaveCount(1);

  const outer = sets(page).filter({ has: page.getByRole('tab', { name: 'Outer one' }) });
  await tab(outer, 'Inner two').click();
  await expect(page.getByText('Innermost text, two.')).toBeVisible();
  await expect(tab(outer, 'Outer one')).toHaveAttribute('aria-selected', 'true');
  await tab(outer, 'Outer two').click();
  await expect(page.getByText('A remark inside a tab.')).toBeVisible();
  await expect(page.getByText('Innermost text, two.')).toBeHidden();
});

test('DOC-20 arrow keys move the focus between tabs, and Enter and Space select', async ({ page }) => {
  await gotoHydrated(page, `${fixtureSite}/tabs`);
  const set = sets(page).nth(2);
  await tab(set, 'B').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(set, 'C')).toBeFocused();
  await expect(tab(set, 'B')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(tab(set, 'A')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(tab(set, 'C')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(set.getByRole('tabpanel')).toContainText('Panel C');
  await page.keyboard.press('Home');
  await expect(tab(set, 'A')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(set.getByRole('tabpanel')).toContainText('Panel A');

  await gotoHydrated(page, `${fixtureSite}/tabs`);
  await page.locator('#chosen-at-first > a').focus();
  await page.keyboard.press('Tab');
  await expect(tab(set, 'B')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(tab(sets(page).nth(3), 'Y')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(tab(set, 'B')).toBeFocused();
});

test('DOC-20 a clicked tab keeps its place if sets of tabs above change their height', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await gotoHydrated(page, `${fixtureSite}/tabs`);
  const below = tab(sets(page).nth(1), 'Windows');
  await below.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const [before, height] = [await boxOf(below), (await boxOf(sets(page).first())).height];
  await below.click();
  await expect(below).toHaveAttribute('aria-selected', 'true');
  expect((await boxOf(sets(page).first())).height).toBeGreaterThan(height + 30);
  expect(Math.abs((await boxOf(below)).y - before.y)).toBeLessThanOrEqual(1);
});

test('DOC-21 ST-04 only tabs of one group change together, and are remembered', async ({ page }) => {
  await gotoHydrated(page, `${fixtureSite}/tabs`);
  const choices = async () => [await stored(page, 'os'), await stored(page, 'flavour')];
  await tab(sets(page).first(), 'Windows').click();
  await expect(tab(sets(page).nth(1), 'Windows')).toHaveAttribute('aria-selected', 'true');
  expect((await chosen(page)).slice(2)).toEqual(['B', 'Y', 'npm', 'Outer one', 'Inner one', 'Number two']);
  await expect.poll(() => choices()).toEqual(['windows', null]);
  await tab(sets(page).nth(4), 'Yarn').click();
  await expect.poll(() => choices()).toEqual(['windows', 'yarn']);
  await gotoHydrated(page, `${fixtureSite}/tabs`);
  await expect
    .poll(async () => (await chosen(page)).slice(0, 5))
    .toEqual(['Windows', 'Windows', 'B', 'Y', 'Yarn']);
});

test('DOC-21 other pages and windows show the chosen tab of a group', async ({ page, context }) => {
  const lines = collectConsole(page);
  await gotoHydrated(page, `${fixtureSite}/`);
  const other = await context.newPage();
  await gotoHydrated(other, `${fixtureSite}/3.9/tabs`);
  await tab(sets(other).first(), 'Windows').click();
  await page.bringToFront();
  await page.locator('article').getByRole('link', { name: 'Tabs', exact: true }).click();
  await expect(tab(sets(page).first(), 'Windows')).toHaveAttribute('aria-selected', 'true');
  await expectSameDocument(page);
  await tab(sets(page).first(), 'Linux and macOS').click();
  await expect(tab(sets(other).first(), 'Linux and macOS')).toHaveAttribute('aria-selected', 'true');
  expect(lines.filter((line) => /^uncaught|React|hydrat/i.test(line))).toEqual([]);
});

test('DOC-21 tabs ignore unknown stored choices, and follow the address', async ({ page }) => {
  await storeBefore(page, { 'docusaurus.tab.os': 'amiga' });
  await gotoHydrated(page, `${fixtureSite}/tabs`);
  expect((await chosen(page)).slice(0, 2)).toEqual(['Linux and macOS', 'Linux and macOS']);

  await gotoHydrated(page, `${fixtureSite}/tabs?flavour=yarn`);
  const set = sets(page).nth(4);
  await expect(tab(set, 'Yarn')).toHaveAttribute('aria-selected', 'true');
  const entries = await page.evaluate(() => history.length);
  await tab(set, 'npm').click();
  await expect(page).toHaveURL(`${fixtureSite}/tabs?flavour=npm`);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await gotoHydrated(page, `${fixtureSite}/tabs?flavour=nonsense`);
  await expect(tab(set, 'npm')).toHaveAttribute('aria-selected', 'true');
});
