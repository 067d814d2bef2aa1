import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, it } from 'vitest';
import { expectPage } from './crash-view';
import { pollOptions, type UnusualSite } from './site';

const banner = (page: Page) => page.locator('base-address-banner');

/** Keeps on `window` what scripts of the page violate, and whether the banner was ever there. */
const watch = () => {
  const seen = Object.assign(window, { violations: [] as string[], bannerSeen: false });
  addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
    seen.violations.push(violatedDirective),
  );
  new MutationObserver(() => {
    seen.bannerSeen ||= document.querySelector('base-address-banner') !== null;
  }).observe(document, { childList: true, subtree: true });
};

/** The export below a folder that it was not built for, and other ways to lose or keep its scripts. */
export function testBaseAddress(getSite: () => UnusualSite) {
  it.each(['/sub/', '/sub/?from=mail#top', '/sub/index.html'])(
    'ERR-14 served at %s, where its scripts are not found, the home page says what is wrong',
    async (address) => {
      const { page } = await getSite().open();
      await page.addInitScript(watch);
      await page.goto(getSite().misplaced + address);
      await banner(page).waitFor();
      expect(await banner(page).locator('div').allTextContents()).toEqual([
        'This site did not load properly.',
        'Current configured baseUrl = /docs/',
        'We suggest trying baseUrl = /sub/ (build it with DOCS_BASE_PATH=/sub)',
      ]);
      expect((await banner(page).boundingBox())?.y).toBeLessThan(20);
      const looks = await banner(page).evaluate((element) => {
        const { backgroundColor, color } = getComputedStyle(element);
        return { backgroundColor, color };
      });
      expect(looks).toEqual({ backgroundColor: 'rgb(179, 38, 30)', color: 'rgb(255, 255, 255)' });
      expect(page.url()).toBe(getSite().misplaced + address);
      expect(await page.evaluate(() => (window as unknown as { violations: string[] }).violations)).toEqual(
        [],
      );
    },
  );

  it('ERR-15 another page shows no banner, also where its scripts are not found', async () => {
    const { page } = await getSite().open();
    await page.addInitScript(watch);
    await page.clock.install();
    await page.goto(`${getSite().misplaced}/sub/faq/general`);
    await page.clock.runFor(10_000);
    expect(await page.evaluate(() => (window as unknown as { bannerSeen: boolean }).bannerSeen)).toBe(false);
  });

  it('ERR-15 without scripts there is no banner, and the served page has none of its words', async () => {
    const { page } = await getSite().open({ javaScriptEnabled: false });
    await page.goto(`${getSite().misplaced}/sub/`);
    expect(await page.locator('body').innerText()).not.toMatch(/did not load|baseUrl/);
    const html = readFileSync(join(getSite().out, 'index.html'), 'utf8');
    expect(html).toContain('did not load properly');
    expect(html.replace(/<script[\s\S]*?<\/script>/g, '')).not.toMatch(/did not load|baseUrl/);
  });

  it('ERR-15 a site that loads slowly shows no banner', async () => {
    const { page } = await getSite().open();
    await page.addInitScript(watch);
    const held: (() => void)[] = [];
    let slow = true;
    await page.route('**/_next/**/*.js', (route) => {
      if (!slow) return route.continue();
      held.push(() => void route.continue());
    });
    await page.clock.install();
    await page.goto(`${getSite().root}/`, { waitUntil: 'commit' });
    await expect.poll(() => held.length, pollOptions).toBeGreaterThan(3);
    await page.locator('main h1').waitFor();
    await page.clock.runFor(60_000);
    slow = false;
    for (const release of held) release();
    await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
    await page.clock.runFor(5000);
    await expectPage(page, 'Introduction', 'Introduction | OHIF');
    expect(await page.evaluate(() => (window as unknown as { bannerSeen: boolean }).bannerSeen)).toBe(false);
  });

  it('ERR-14 served where it belongs, a script missing: no other folder is suggested', async () => {
    const { page } = await getSite().open();
    await page.route(`**${getSite().scriptWith('hydrateRoot')}`, (route) => route.abort());
    await page.goto(`${getSite().root}/`);
    await banner(page).waitFor();
    expect(await banner(page).locator('div').last().textContent()).toContain(
      'some of its scripts did not arrive',
    );
  });
}
