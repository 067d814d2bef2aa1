import type { Page, Route } from '@playwright/test';
import { describe, it } from 'vitest';
import { boxOf, overflowOf, phone } from '../../e2e/support';
import { allRules, findViolations } from '../../support/axe';
import { expect, repeatedCases, site } from './site';

const spinner = '.lazy .loading i';
const show = (page: Page) => page.getByText('Show or hide the part').click();
const content = (page: Page) => page.getByText('Here is the sample');

/** Parts that are loaded on demand, on a page for this test. */
describe('parts that are loaded on demand', () => {
  const open = async (onScript: (route: Route) => void, options = {}) => {
    const watched = await site.open(options);
    const script = site.scriptWith('Here is the ');
    await watched.page.route(`**${script}`, onScript);
    return watched;
  };
  const failed = async (options = {}) => {
    const watched = await open((route) => route.abort(), options);
    await watched.goto('/crash/lazy');
    await show(watched.page);
    await watched.page.getByRole('button', { name: 'Retry' }).waitFor();
    return watched;
  };

  it.each([
    ['no-preference', 'ring-grow', '3s'],
    ['reduce', 'none', '0s'],
  ] as const)(
    'ERR-02 ERR-03 CON-03 with prefers-reduced-motion: %s, both rings of the loading spinner have the animation %s of %s',
    async (reducedMotion, name, duration) => {
      const { page, goto } = await open(() => {}, { reducedMotion });
      await goto('/crash/lazy');
      await show(page);
      await page.locator(spinner).first().waitFor({ state: 'attached' });
      await expect(page.getByRole('status', { name: 'Loading...' })).toBeVisible();
      const rings = await page.locator(spinner).evaluateAll((all) =>
        all.map((ring) => {
          const style = getComputedStyle(ring);
          return `${style.animationName} ${style.animationName === 'none' ? '0s' : style.animationDuration}`;
        }),
      );
      expect(rings).toEqual([`${name} ${duration}`, `${name} ${duration}`]);
    },
  );

  it('ERR-04 ERR-05 a part whose script is lost shows an error box with "Retry", which loads it again each time', async () => {
    const { page, errors } = await failed();
    const script = site.scriptWith('Here is the ');
    const box = page.locator('.load-error');
    await expect(box.getByRole('alert')).toContainText(`Failed to load chunk ${script}`);
    await expect(box).toHaveCSS('background-color', 'rgb(179, 38, 30)');
    const retry = page.getByRole('button', { name: 'Retry' });
    for (const time of [2, 3]) {
      const asked = page.waitForRequest((request) => request.url().endsWith('.js'));
      await retry.click();
      await asked;
      await expect(retry, `time ${time}`).toHaveAttribute('aria-disabled', 'false');
    }
    await expect(page.getByRole('button', { name: 'Reload the page' })).toHaveCount(1);
    await page.unrouteAll();
    await retry.click();
    await content(page).waitFor();
    expect(await box.count()).toBe(0);
    expect(errors()).toEqual([]);
  });

  it('ERR-06 CON-08 the error box is centered and half as wide as its place, but fills it on a phone', async () => {
    const { page } = await failed();
    const [box, place] = [await boxOf(page.locator('.load-error')), await boxOf(page.locator('.lazy'))];
    expect(box.width / place.width).toBeCloseTo(0.5, 2);
    expect((box.x - place.x) / place.width).toBeCloseTo(0.25, 2);
    await page.setViewportSize(phone);
    expect((await boxOf(page.locator('.load-error'))).width).toBe((await boxOf(page.locator('.lazy'))).width);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  });

  it.each(repeatedCases('dark', 'light'))('ERR-04 the error box is accessible in %s mode', async (theme) => {
    const { page } = await failed();
    await page.evaluate((mode) => document.documentElement.setAttribute('data-theme', mode), theme);
    expect(await findViolations(page, allRules, '.load-error')).toEqual([]);
  });
});
