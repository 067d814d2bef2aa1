import { expect, test } from '@playwright/test';
import { barWasSeen, expectPage, followBlind, isPrefetch, payloads, watchBar } from './navigation-support';
import { expectSameDocument, gotoHydrated, markDocument, navbarOf, sidebarOf } from './support';

const scrollOf = (page: import('@playwright/test').Page) => page.evaluate(() => Math.round(window.scrollY));

test('NV-01 ERR-01 the old page stays until the next is there', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await gotoHydrated(page, '/faq/general');
  await markDocument(page);
  await page.route(payloads, async (route) => {
    await held;
    await route.continue();
  });
  await followBlind(page, '/faq/technical');
  await expect(page.locator('.progress-bar')).toBeVisible();
  await expect(page.locator('h1')).toHaveText('General FAQ');
  await expect(page.locator('main article')).toBeVisible();
  await expect(page).toHaveURL(/\/faq\/general$/);
  release();
  await expectPage(page, '/faq/technical', 'Technical FAQ');
  await expectSameDocument(page);
});

test('NV-09 NV-11 the progress bar starts after 200 ms and is gone within a second of the switch', async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.clock.install();
  await gotoHydrated(page, '/faq/general');
  await page.route(payloads, async (route) => {
    await held;
    await route.continue();
  });
  await page.clock.pauseAt(Date.now() + 60_000);
  await followBlind(page, '/faq/technical');
  await page.clock.runFor(150);
  await expect(page.locator('.progress-bar')).toHaveCount(0);
  await page.clock.runFor(150);
  await expect(page.locator('.progress-bar')).toHaveAttribute('data-phase', 'running');
  release();
  await expect(page.locator('h1')).toHaveText('Technical FAQ');
  await expect(page.locator('.progress-bar')).toHaveAttribute('data-phase', 'done');
  await page.clock.runFor(1000);
  await expect(page.locator('.progress-bar')).toHaveCount(0);
});

test('NV-11 a bar is finished, too, when the data cannot be fetched', async ({ page }) => {
  await gotoHydrated(page, '/faq/general');
  await page.route(payloads, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.abort();
  });
  await followBlind(page, '/faq/technical');
  await expect(page.locator('.progress-bar')).toHaveCount(1);
  await expectPage(page, '/faq/technical', 'Technical FAQ');
  await expect(page.locator('.progress-bar')).toHaveCount(0);
});

test('NV-10 no bar for a page fetched ahead, a place on the page, or another query', async ({ page }) => {
  await gotoHydrated(page, '/faq/general');
  await watchBar(page);
  const ahead = page.waitForResponse((response) => /technical/.test(response.url()) && response.ok());
  const link = sidebarOf(page).getByRole('link', { name: 'Technical FAQ' });
  await link.hover();
  await ahead;
  await page.waitForLoadState('networkidle');
  await link.click();
  await expectPage(page, '/faq/technical', 'Technical FAQ');
  await page.locator('.theme-doc-toc-desktop a').nth(2).click();
  await expect(page).toHaveURL(/#/);
  await page.evaluate(() => {
    const query = document.createElement('a');
    query.href = '?x=1';
    query.textContent = 'Query';
    document.querySelector('article')?.prepend(query);
    query.click();
  });
  await expect(page).toHaveURL(/\?x=1$/);
  await page.waitForTimeout(400); // longer than the bar's delay: it must not come
  expect(await barWasSeen(page)).toBe(false);
});

test('NV-12 NV-13 the bar is a line of 2 px above everything that takes no clicks, without a spinner', async ({
  page,
}) => {
  await gotoHydrated(page, '/faq/general');
  await page.route(payloads, () => {});
  await followBlind(page, '/faq/technical');
  const bar = page.locator('.progress-bar');
  await expect(bar).toHaveCount(1);
  const style = await bar.evaluate((element) => {
    const { height, pointerEvents, position, backgroundColor } = getComputedStyle(element);
    const probe = document.createElement('i');
    probe.style.color = 'var(--accent)';
    document.body.append(probe);
    const accent = getComputedStyle(probe).color;
    const highest = Math.max(
      ...[...document.querySelectorAll('body *')].map((one) => Number(getComputedStyle(one).zIndex) || 0),
    );
    return {
      height,
      pointerEvents,
      position,
      isAccent: backgroundColor === accent,
      isHighest: Number(getComputedStyle(element).zIndex) === highest,
      children: element.childElementCount,
      hidden: element.getAttribute('aria-hidden'),
    };
  });
  expect(style).toEqual({
    height: '2px',
    pointerEvents: 'none',
    position: 'fixed',
    isAccent: true,
    isHighest: true,
    children: 0,
    hidden: 'true',
  });
});

test('NV-03 after a switch the window is at the top, wherever it was', async ({ page }) => {
  await gotoHydrated(page, '/configuration/configurationFiles');
  for (const [from, name] of [
    [1500, 'URL'],
    [60, 'Tours'],
  ] as const) {
    await page.evaluate((top) => window.scrollTo(0, top), from);
    await sidebarOf(page).getByRole('link', { name, exact: true }).click();
    await expect(page.locator('h1')).toHaveText(name === 'URL' ? /URL/ : /Tour/);
    expect(await scrollOf(page)).toBe(0);
  }
});

test('NV-04 NV-05 after a switch with a hash its target is in view below the navbar', async ({ page }) => {
  await gotoHydrated(page, '/');
  for (const hash of ['#does-ohif-offer-support', '#does-ohif-offer%2Dsupport']) {
    await page.evaluate((to) => {
      const link = document.createElement('a');
      link.href = `/faq/general${to}`;
      document.querySelector('article')?.prepend(link);
      link.click();
    }, hash);
    await expect(page.locator('h1')).toHaveText('General FAQ');
    const target = page.locator('#does-ohif-offer-support');
    await expect(target).toBeInViewport();
    const { top, navbar, middle } = await target.evaluate((element) => ({
      top: element.getBoundingClientRect().top,
      navbar: document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0,
      middle: innerHeight / 2,
    }));
    expect(top).toBeGreaterThanOrEqual(navbar);
    expect(top).toBeLessThan(middle);
    await navbarOf(page).getByRole('link', { name: 'Docs', exact: true }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.locator('h1')).not.toHaveText('General FAQ');
  }
});

test('NV-05 NV-07 a hash that names nothing, or cannot be decoded, does no harm', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  for (const hash of ['#nope', '#%E0%A4%A']) {
    await gotoHydrated(page, '/faq/technical');
    await markDocument(page);
    await page.evaluate((to) => {
      const link = document.createElement('a');
      link.href = `/faq/general${to}`;
      document.querySelector('article')?.prepend(link);
      link.click();
    }, hash);
    await expect(page.locator('h1')).toHaveText('General FAQ');
    await expectSameDocument(page);
    await gotoHydrated(page, `/faq/general${hash}`);
    expect(await scrollOf(page)).toBe(0);
  }
  await gotoHydrated(page, '/faq/general#does-ohif-offer-support');
  await expect(page.locator('#does-ohif-offer-support')).toBeInViewport();
  expect(errors).toEqual([]);
});

test('NV-06 another query alone does not scroll', async ({ page }) => {
  await gotoHydrated(page, '/configuration/configurationFiles');
  await page.evaluate(() => window.scrollTo(0, 800));
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '?x=1';
    document.querySelector('article')?.append(link);
    link.click();
  });
  await expect(page).toHaveURL(/\?x=1$/);
  expect(await scrollOf(page)).toBe(800);
});

test('NV-08 back and forward bring back where the window was', async ({ page }) => {
  await gotoHydrated(page, '/configuration/configurationFiles');
  await page.evaluate(() => window.scrollTo(0, 4000));
  await sidebarOf(page).getByRole('link', { name: 'Tours', exact: true }).click();
  await expect(page.locator('h1')).toHaveText(/Tour/);
  await page.evaluate(() => window.scrollTo(0, 300));
  await page.goBack();
  await expect(page).toHaveURL(/configurationFiles$/);
  await expect.poll(() => scrollOf(page)).toBeGreaterThanOrEqual(3995);
  expect(await scrollOf(page)).toBeLessThanOrEqual(4005);
  await page.goForward();
  await expect(page.locator('h1')).toHaveText(/Tour/);
  await expect.poll(() => scrollOf(page)).toBeGreaterThanOrEqual(295);
  expect(await scrollOf(page)).toBeLessThanOrEqual(305);
});

test('NV-14 after a link the next Tab reaches the skip link; not after a place on the page, nor after back', async ({
  page,
}) => {
  await gotoHydrated(page, '/faq/general');
  const skip = page.locator('.skip-link');
  await sidebarOf(page).getByRole('link', { name: 'Technical FAQ' }).click();
  await expect(page.locator('h1')).toHaveText('Technical FAQ');
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();

  const place = page.locator('.theme-doc-toc-desktop a').first();
  await place.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#/);
  await expect(place).toBeFocused();

  const home = navbarOf(page).getByRole('link', { name: 'Docs', exact: true });
  await home.focus();
  await page.goBack();
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('General FAQ');
  await expect(home).toBeFocused();
});

test('NV-15 the new page is announced to screen readers by its title', async ({ page }) => {
  await gotoHydrated(page, '/faq/general');
  await sidebarOf(page).getByRole('link', { name: 'Technical FAQ' }).click();
  await expect(page.locator('h1')).toHaveText('Technical FAQ');
  const spoken = () =>
    page.evaluate(
      () =>
        document.querySelector('next-route-announcer')?.shadowRoot?.querySelector('[aria-live="assertive"]')
          ?.textContent,
    );
  await expect.poll(spoken).toMatch(/^Technical FAQ( \| OHIF)?$/);
});

test('NV-20 a page loads the code it needs, and the rest when it is asked for', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.url());
  });
  await page.setViewportSize({ width: 390, height: 800 });
  await gotoHydrated(page, '/faq/general');
  const before = scripts.length;
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  await expect(page.getByRole('dialog', { name: 'Navigation' })).toBeVisible();
  expect(scripts.length).toBeGreaterThan(before);
});

test('NV-21 links to other hosts, into new tabs and with modifier keys are left to the browser', async ({
  page,
  context,
}) => {
  await context.route(/ohif\.org|github\.com/, (route) => route.fulfill({ body: 'elsewhere' }));
  await gotoHydrated(page, '/faq/general');
  const ahead: string[] = [];
  page.on('request', (request) => {
    if (isPrefetch(request)) ahead.push(new URL(request.url()).pathname);
  });
  const showcase = navbarOf(page).getByRole('link', { name: 'Showcase' });
  await showcase.hover();
  const [tab] = await Promise.all([context.waitForEvent('page'), showcase.click()]);
  expect(tab.url()).toContain('ohif.org/showcase');
  await tab.close();

  await page.locator('.theme-doc-toc-desktop a').first().hover();
  const link = sidebarOf(page).getByRole('link', { name: 'Technical FAQ' });
  const [second] = await Promise.all([
    context.waitForEvent('page'),
    link.click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect(second.locator('h1')).toHaveText('Technical FAQ');
  await expect(page.locator('h1')).toHaveText('General FAQ');
  expect(ahead.filter((path) => /general|showcase/.test(path))).toEqual([]);
});
