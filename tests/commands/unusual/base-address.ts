import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { describe, it } from 'vitest';
import { boxOf } from '../../e2e/support';
import { expect, repeatedCases, site } from './site';

const banner = (page: Page) => page.locator('base-address-banner');

/** Records on `window` violations of the security policy, and whether the banner was ever shown. */
const watch = () => {
  const seen = Object.assign(window, { violations: [] as string[], bannerSeen: false });
  addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
    seen.violations.push(violatedDirective),
  );
  new MutationObserver(() => {
    seen.bannerSeen ||= document.querySelector('base-address-banner') !== null;
  }).observe(document, { childList: true, subtree: true });
};
const readSeen = (page: Page) =>
  page.evaluate(() => {
    const { violations, bannerSeen } = window as unknown as { violations: string[]; bannerSeen: boolean };
    return { violations, bannerSeen };
  });

/** The export in a folder that it was not built for, and other cases with and without its scripts. */
describe('a site at another address than its base path', () => {
  const openWatched = async () => {
    const { page } = await site.open();
    await page.addInitScript(watch);
    return page;
  };

  it.each(repeatedCases('/sub/', '/sub/?from=mail#top', '/sub/index.html'))(
    'ERR-14 the home page at %s suggests the right base path in a banner if its scripts are not found',
    async (address) => {
      const page = await openWatched();
      await page.goto(site.misplaced + address);
      await expect(banner(page).locator('div')).toHaveText([
        'This site did not load properly.',
        'Current configured baseUrl = /docs/',
        'We suggest trying baseUrl = /sub/ (build it with DOCS_BASE_PATH=/sub)',
      ]);
      expect((await boxOf(banner(page))).y).toBeLessThan(20);
      await expect(banner(page)).toHaveCSS('background-color', 'rgb(179, 38, 30)');
      await expect(banner(page)).toHaveCSS('color', 'rgb(255, 255, 255)');
      expect(page.url()).toBe(site.misplaced + address);
      expect(await readSeen(page)).toEqual({ violations: [], bannerSeen: true });
    },
  );

  it('ERR-15 pages other than the home page show no banner, even if their scripts are not found', async () => {
    const page = await openWatched();
    await page.clock.install();
    await page.goto(`${site.misplaced}/sub/faq/general`);
    await page.clock.runFor(10_000);
    expect((await readSeen(page)).bannerSeen).toBe(false);
  });

  it('ERR-15 the home page shows neither the banner nor its text in a browser without JavaScript', async () => {
    const { page } = await site.open({ javaScriptEnabled: false });
    await page.goto(`${site.misplaced}/sub/`);
    expect(await page.locator('body').innerText()).not.toMatch(/did not load|baseUrl/);
    const html = readFileSync(join(site.out, 'index.html'), 'utf8');
    expect(html).toContain('did not load properly');
    expect(html.replace(/<script[\s\S]*?<\/script>/g, '')).not.toMatch(/did not load|baseUrl/);
  });

  it('ERR-14 the banner says that scripts did not arrive if one is missing at the right base path', async () => {
    const { page } = await site.open();
    await page.route(`**${site.scriptWith('hydrateRoot')}`, (route) => route.abort());
    await page.goto(`${site.root}/`);
    await expect(banner(page).locator('div').last()).toContainText('some of its scripts did not arrive');
  });
});
