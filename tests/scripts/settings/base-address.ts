import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { SettingsSite } from './site';

/** The export without the banner, below a folder that it was not built for. */
export function testNoBaseAddressBanner(getSite: () => SettingsSite) {
  it('ERR-15 switched off, the home page holds no trace of the banner', () => {
    const html = readFileSync(join(getSite().out, 'index.html'), 'utf8');
    expect(html).toContain('</html>');
    expect(html).not.toContain('base-address-banner');
    expect(html).not.toContain('did not load properly');
  });

  it('ERR-15 switched off, the home page in a wrong folder shows its text and no banner', async () => {
    const { page } = await getSite().open();
    await page.clock.install();
    const lost = page.waitForResponse(
      (response) => response.url().includes('/_next/') && response.status() === 404,
    );
    await page.goto(`${getSite().misplaced}/elsewhere/`);
    await lost;
    await page.clock.runFor(10_000);
    expect(await page.locator('base-address-banner').count()).toBe(0);
    expect(await page.getByText('did not load properly').count()).toBe(0);
    expect(await page.locator('main h1').isVisible()).toBe(true);
    await page.context().close();
  });
}
