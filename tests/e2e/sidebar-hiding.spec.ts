import { expect, test, type Page } from '@playwright/test';
import { boxOf, expectSameDocument, gotoHydrated, navbarOf, scrollOf, sidebarOf } from './support';

const collapse = (page: Page) => page.getByRole('button', { name: 'Collapse sidebar', exact: true });
const expand = (page: Page) => page.getByRole('button', { name: 'Expand sidebar', exact: true });

/** Records the inline `transition` of all elements. */
async function recordTransitions(page: Page) {
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seenTransitions: seen });
    new MutationObserver((records) => {
      for (const { target } of records) {
        const { transition } = (target as HTMLElement).style;
        if (transition && !seen.includes(transition)) seen.push(transition);
      }
    }).observe(document.body, { subtree: true, attributeFilter: ['style'] });
  });
  return () => page.evaluate(() => (window as unknown as { seenTransitions: string[] }).seenTransitions);
}

test('SB-11 a tall category of the sidebar opens slowly, but not with reduced motion', async ({ page }) => {
  const configuration = page.getByRole('button', { name: 'Configuration', exact: true });
  const list = sidebarOf(page).locator('li', { has: configuration }).locator('> ul');
  await gotoHydrated(page, '/');
  const transitions = await recordTransitions(page);
  await configuration.click();
  await expect(list).toHaveJSProperty('style.height', '');
  const k = (await list.evaluate((element) => element.scrollHeight)) / 36;
  const expected = Math.round(10 * (4 + 15 * k ** 0.25 + k / 5));
  const [first = ''] = await transitions();
  expect(first).toMatch(new RegExp(`^height ${expected}ms ease-in-out`));

  await configuration.click();
  await expect(list).toBeHidden();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await configuration.click();
  await expect.poll(async () => (await transitions()).at(-1)).toMatch(/^height 1ms ease-in-out/);
  await expect(list).toBeVisible();
  await expect(list).toHaveJSProperty('style.height', '');
  await expect(list).toHaveJSProperty('style.overflow', '');
});

test('SB-13 SB-14 the sidebar collapses to a strip of 30 px and expands again', async ({ page }) => {
  await gotoHydrated(page, '/faq/general');
  const before = await boxOf(page.locator('main'));
  await expect(collapse(page)).toBeInViewport();
  expect((await boxOf(collapse(page))).y).toBeGreaterThan(700);
  for (const back of ['click', 'Enter', 'Space'] as const) {
    await (back === 'click' ? collapse(page).click() : collapse(page).press(back));
    if (back !== 'click') await expect(expand(page)).toBeFocused();
    await expect(sidebarOf(page)).toHaveCount(0);
    await expect(expand(page)).toHaveCount(1);
    await expect.poll(async () => (await boxOf(page.locator('main'))).width).toBe(before.width + 270);
    const strip = await boxOf(expand(page));
    expect(strip.width).toBe(30);
    expect(strip.height).toBeGreaterThan(600);
    await (back === 'click' ? expand(page).click() : expand(page).press(back));
    await expect(sidebarOf(page)).toBeVisible();
    if (back !== 'click') await expect(collapse(page)).toBeFocused();
    await expect.poll(() => boxOf(page.locator('main'))).toMatchObject({ x: before.x, width: before.width });
  }
});

test('SB-15 the collapsed sidebar stays hidden after navigation, until a reload', async ({ page }) => {
  await gotoHydrated(page, '/3.9/faq/general');
  await collapse(page).click();
  await page.getByRole('link', { name: 'latest version' }).click();
  await expect(page).toHaveURL('/faq/general');
  await expect(expand(page)).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expand(page).click();
  await collapse(page).click();
  await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('General FAQ');
  await expect(expand(page)).toBeVisible();
  await expect(sidebarOf(page)).toHaveCount(0);
  await expectSameDocument(page);
  await page.reload();
  await expect(sidebarOf(page)).toBeVisible();
  await expect(expand(page)).toHaveCount(0);
});

test('SB-17 the sidebar scrolls independently of the page, also on a navigation', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 420 });
  await gotoHydrated(page, '/deployment/');
  const box = page.locator('.docs-sidebar');
  expect((await boxOf(box)).width).toBe(300);
  await page.mouse.move(700, 300);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => scrollOf(page)).toBeGreaterThan(300);
  const navbar = await boxOf(navbarOf(page));
  expect((await boxOf(box)).y).toBe(navbar.y + navbar.height);
  const y = await scrollOf(page);
  const scrollTop = () => sidebarOf(page).evaluate((element) => element.scrollTop);
  await page.mouse.move(100, 200);
  await page.mouse.wheel(0, 200);
  await expect.poll(scrollTop).toBeGreaterThan(100);
  expect(await scrollOf(page)).toBe(y);

  const target = sidebarOf(page).getByRole('link', { name: 'Microsoft Azure', exact: true });
  await target.scrollIntoViewIfNeeded();
  const before = await scrollTop();
  expect(before).toBeGreaterThan(0);
  await target.click();
  await expect(page).toHaveURL('/deployment/azure');
  await expect(target).toHaveAttribute('aria-current', 'page');
  expect(await scrollTop()).toBe(before);
});
