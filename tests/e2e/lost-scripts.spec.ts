import { expect, test, type Page, type Route } from '@playwright/test';
import {
  collectErrors,
  countLoads,
  expectPage,
  fetchAhead,
  followBlind,
  openWatched,
  stopSight,
} from './navigation-support';
import { allRules, findViolations } from '../support/axe';
import { scriptsOf } from '../support/built-page';
import {
  collectConsole,
  exhaustive,
  expectSameDocument,
  fixtureSite,
  gotoHydrated,
  navbarOf,
  phone,
  sidebarOf,
  waitHydrated,
} from './support';

const readHtml = async (page: Page, path: string) => (await page.request.get(path)).text();

test('NV-22 a page requests a lost script again, and then starts without a reload', async ({ page }) => {
  test.slow();
  const path = '/faq/general';
  const scripts = scriptsOf(await readHtml(page, path));
  expect(scripts.length).toBeGreaterThan(5);
  const errors = collectErrors(page);
  for (const script of scripts) {
    const loads = countLoads(page);
    await page.route(`**${script}`, (route) => route.fulfill({ status: 404, body: 'Not found' }), {
      times: 1,
    });
    const lost = page.waitForResponse(`**${script}`);
    await page.goto(path);
    expect((await lost).status()).toBe(404);
    await waitHydrated(page);
    expect(loads()).toBe(1);
  }
  expect(errors).toEqual([]);
});

test('SC-05 SC-09 pages have no accessibility violations if their scripts are missing', async ({ page }) => {
  await page.route('**/_next/static/**/*.js', (route) => route.abort());
  const site = ['/deployment/', '/components/InputShowcase'];
  for (const address of [...site, ...['/code', '/markdown'].map((path) => fixtureSite + path)]) {
    await page.goto(address);
    // The pages share the shell.
    const part = address === site[0] ? 'html' : 'main';
    expect(await findViolations(page, allRules, part), address).toEqual([]);
  }
  await page.setViewportSize(phone);
  await page.goto('/deployment/');
  expect(await findViolations(page), 'on a phone').toEqual([]);
});

/*
 * Faults of scripts that only the next page needs, on Back and during a prefetch. None of them may lose the page, load
 * more than once, or throw an uncaught error. Clicks are tested in tests/commands/unusual/lost-code.ts.
 */
const from = { path: '/faq/general', heading: 'General FAQ' };
const to = { path: '/components', heading: 'OHIF Viewer Design System' };

type Fault = (route: Route) => Promise<void>;
const notFound: Fault = (route) =>
  route.fulfill({ status: 404, contentType: 'text/html', body: 'Not found' });
const dropped: Fault = (route) => route.abort('connectionreset');
const never: Fault = () => new Promise(() => {});

/** Fails the scripts that only one of two pages has, `times` times each. @returns the number of failures */
async function lose(page: Page, own: string, other: string, fault: Fault, times: number) {
  const others = scriptsOf(await readHtml(page, other));
  const scripts = scriptsOf(await readHtml(page, own)).filter((script) => !others.includes(script));
  expect(scripts.length).toBeGreaterThan(0);
  let failed = 0;
  const fail: Fault = (route) => {
    failed += 1;
    return fault(route);
  };
  for (const script of scripts) await page.route(`**${script}`, fail, { times });
  return () => failed;
}

/** Goes from one page to the other and reloads it, so that Back needs scripts that are not loaded. */
async function goAndReload(page: Page) {
  await gotoHydrated(page, from.path);
  await followBlind(page, to.path);
  await expectPage(page, to.path, to.heading);
  return openWatched(page, to.path);
}

const linkOf = (page: Page) => page.locator(`.navbar a[href="${to.path}"]`);

for (const [name, fault] of Object.entries({ 'is answered with 404': notFound, 'is dropped': dropped }))
  test.describe(`when a script of the page to show ${name}`, exhaustive(fault !== dropped), () => {
    test('NV-02 NV-22 Back shows the earlier page with at most one load by the browser', async ({ page }) => {
      const expectLoads = await goAndReload(page);
      // The runtime of the bundler requests a script twice.
      const failed = await lose(page, from.path, to.path, fault, 2);
      await page.goBack();
      await expectPage(page, from.path, from.heading);
      await waitHydrated(page);
      await expectLoads(1, 0);
      expect(failed()).toBeGreaterThan(0);
    });

    test('NV-19 NV-22 a failed prefetch changes nothing until the link is clicked', async ({ page }) => {
      const expectLoads = await openWatched(page, from.path);
      const failed = await lose(page, to.path, from.path, fault, 1);
      await fetchAhead(page, linkOf(page));
      await expect(page.locator('h1')).toHaveText(from.heading);
      await expectLoads(0);
      await linkOf(page).click();
      await expectPage(page, to.path, to.heading);
      await waitHydrated(page);
      await expectLoads(1, 0);
      expect(failed()).toBeGreaterThan(0);
    });
  });

for (const isAhead of [false, true])
  test(`NV-02 NV-19 a click loads a page after 10 s (prefetched: ${isAhead})`, async ({ page }) => {
    await page.clock.install();
    const expectLoads = await openWatched(page, from.path);
    const failed = await lose(page, to.path, from.path, never, 1);
    if (isAhead) await fetchAhead(page, linkOf(page));
    await page.clock.pauseAt(Date.now() + 60_000);
    await followBlind(page, to.path);
    await expect.poll(failed).toBeGreaterThan(0);
    await page.clock.runFor(9000);
    await expect(page.locator('h1')).toHaveText(from.heading);
    await expectLoads(0);
    await page.clock.runFor(1500);
    await expectPage(page, to.path, to.heading);
    await expectLoads(1, isAhead ? 0 : 1);
  });

test('NV-02 Back loads the page after ten seconds if a script never arrives', async ({ page }) => {
  await page.clock.install();
  const expectLoads = await goAndReload(page);
  const failed = await lose(page, from.path, to.path, never, 1);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goBack();
  await expect.poll(failed).toBeGreaterThan(0);
  await page.clock.runFor(10_500);
  await expectPage(page, from.path, from.heading);
  await expectLoads(1, 0);
});

/** Serves the site in place of the fixture site, as a new build with the same addresses but other files. */
const deploy = (page: Page, newer = '') =>
  page.route(`${fixtureSite}/**`, async (route) => {
    const response = await route.fetch({ url: route.request().url().replace(fixtureSite, newer) });
    await route.fulfill({ response });
  });

// Requests may still be pending when a test ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const newerHeading = (page: Page) => page.getByRole('heading', { level: 2, name: 'Common tasks' });

test('NV-22 only the first click after a new build loads the page', async ({ page, baseURL }) => {
  const lines = collectConsole(page);
  await stopSight(page);
  await gotoHydrated(page, `${fixtureSite}/tabs`);
  const loads = countLoads(page);
  await deploy(page, baseURL);
  await navbarOf(page).locator('.navbar-brand').click();
  await expect(newerHeading(page)).toBeVisible();
  await expect(page).toHaveURL(`${fixtureSite}/`);
  expect(loads()).toBe(1);
  await waitHydrated(page);
  await sidebarOf(page).getByRole('link', { name: 'Resources' }).click();
  await expect(page).toHaveURL(`${fixtureSite}/resources`);
  await expectSameDocument(page);
  expect(loads()).toBe(1);
  expect(lines.filter((line) => line.startsWith('uncaught'))).toEqual([]);
});

test('NV-22 a link to a page that a new build lacks loads the not-found page', async ({ page, baseURL }) => {
  await stopSight(page);
  await gotoHydrated(page, `${fixtureSite}/`);
  const loads = countLoads(page);
  await deploy(page, baseURL);
  await page.locator('article').getByRole('link', { name: 'Tabs', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  await expect(page).toHaveURL(`${fixtureSite}/tabs`);
  expect(loads()).toBe(1);
});

test('NV-22 Back to a page of the previous build needs at most one load', async ({ page, baseURL }) => {
  await gotoHydrated(page, `${fixtureSite}/`);
  await page.locator('article').getByRole('link', { name: 'Tabs', exact: true }).click();
  await expect(page).toHaveURL(`${fixtureSite}/tabs`);
  const loads = countLoads(page);
  await deploy(page, baseURL);
  await page.goBack();
  await expect(page).toHaveURL(`${fixtureSite}/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Introduction/);
  expect(loads()).toBeLessThanOrEqual(1);
});
