import type { Page, Request } from '@playwright/test';
import { describe, it } from 'vitest';
import { waitHydrated } from '../../e2e/support';
import { expectPage, readCrash, retryOf, ways } from './crash-view';
import { expect, site } from './site';

const path = '/crash-chunk';
const isAsked = (request: Request) => request.method() === 'HEAD';

/** Records across loads whether the crash screen was ever shown. */
const watchForScreen = () =>
  new MutationObserver(() => {
    if (document.querySelector('.crash-messages')) sessionStorage.setItem('screen-seen', 'yes');
  }).observe(document, { childList: true, subtree: true });

/** Loses a script that only the target page has. */
describe('scripts of a page that do not arrive', () => {
  /** Opens a page with a link to the target page, whose script is lost `script.lost` times. */
  async function open(lost: number) {
    const watched = await site.open();
    const { page } = watched;
    const script = { lost };
    await page.addInitScript(watchForScreen);
    await page.route(`**${site.scriptWith('Clicked ')}`, (route) =>
      script.lost-- > 0 ? route.abort() : route.continue(),
    );
    await watched.goto('/faq/general');
    const screenSeen = () => page.evaluate(() => sessionStorage.getItem('screen-seen'));
    return { ...watched, script, screenSeen };
  }
  /** Opens a page and follows its link to the target page after the host went down. */
  async function openWithoutHost() {
    const watched = await open(given);
    const { page, follow, loads } = watched;
    await page.route(`**${path}`, (route) => (isAsked(route.request()) ? route.abort() : route.fallback()));
    await follow(path);
    await expect(page.locator('main h1')).toHaveText(['No connection']);
    expect(loads()).toBe(0);
    return watched;
  }
  const expectAlive = async (page: Page) => {
    await expectPage(page, 'Own chunk');
    await waitHydrated(page);
    await page.getByText('Clicked 0 times').click();
    await page.getByText('Clicked 1 times').waitFor();
  };
  /** The runtime of the bundler requests a script twice. */
  const given = 2;

  it('NV-22 a script that never arrives causes one reload and then the crash screen with "Try again"', async () => {
    const { page, follow, loads, script } = await open(Infinity);
    await follow(path);
    const screen = await readCrash(page);
    expect(screen).toMatchObject({ heading: 'This page crashed.', title: 'Page Error', ways });
    expect(screen.messages).toContain(`Failed to load chunk ${site.scriptWith('Clicked ')}`);
    expect(loads()).toBe(1);
    const loaded = page.waitForEvent('load');
    await retryOf(page).click();
    await loaded;
    await readCrash(page);
    expect(loads()).toBe(1);
    script.lost = 0;
    await retryOf(page).click();
    await expectAlive(page);
    expect(loads()).toBe(1);
  });

  it('NV-02 NV-22 a lost script reloads the page once without a message, but not again on a later visit', async () => {
    const { page, goto, follow, loads, script, screenSeen } = await open(given);
    await follow(path);
    await expectAlive(page);
    expect(new URL(page.url()).pathname).toBe(`/docs${path}`);
    expect(loads()).toBe(1);
    expect(await screenSeen()).toBeNull();
    script.lost = Infinity;
    await goto('/faq/general');
    await follow(path);
    await readCrash(page);
    expect(loads()).toBe(0);
  });

  it('NV-22 no page reloads automatically after a lost script if storage is blocked', async () => {
    const { page, follow, loads } = await open(given);
    await page.evaluate(() =>
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      }),
    );
    await follow(path);
    await readCrash(page);
    expect(loads()).toBe(0);
    await retryOf(page).click();
    await expectAlive(page);
    expect(loads()).toBe(1);
  });

  it('NV-22 a page whose host does not answer says so, and loads automatically once the host answers', async () => {
    const { page, loads, screenSeen } = await openWithoutHost();
    await expect(page.locator('main [role="status"]')).toContainText('loads automatically');
    await expect(page.locator('.navbar')).toBeVisible();
    await page.unroute(`**${path}`);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expectAlive(page);
    expect(loads()).toBe(1);
    expect(await screenSeen()).toBeNull();
  });

  it('NV-22 a reader who leaves a page that waits for its host is not taken back to it later', async () => {
    const { page, loads } = await openWithoutHost();
    await page.goBack();
    await expectPage(page, 'General FAQ');
    await page.unroute(`**${path}`);
    await page.clock.install();
    await page.clock.runFor(60_000);
    await expectPage(page, 'General FAQ');
    expect(loads()).toBe(0);
  });

  it('NV-22 the first page of a visit reloads once if its script is lost, then shows the crash screen', async () => {
    const { page, loads } = await open(Infinity);
    await page.goto(site.root + path);
    expect(await readCrash(page)).toMatchObject({ heading: 'This page crashed.', title: 'Page Error', ways });
    await expect(page.locator('.navbar')).toBeVisible();
    expect(loads()).toBe(2);
  });
});
