import type { Page } from '@playwright/test';
import { expect, it } from 'vitest';
import { expectPage, readCrash, shellOf, ways } from './crash-view';
import { pollOptions, type UnusualSite } from './site';
import { findViolations } from '../../support/axe';

const messages = '{\n  "type": "link",\n  "label": "Docs"\n}|Cause:\nThe item failed.';
const breakShell = (page: Page) => page.evaluate(() => dispatchEvent(new Event('break-shell')));

/** Crashes of the shell itself, on any page. */
export function testShellCrashes(getSite: () => UnusualSite) {
  it.each(['dark', 'light'])(
    'ERR-08 ERR-09 ERR-10 a crash of the shell leaves a screen of its own, with its looks, in %s mode',
    async (theme) => {
      const { page, goto } = await getSite().open();
      await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
      await goto('/faq/general');
      const looksOf = () =>
        page.evaluate(() => {
          const { backgroundColor, fontFamily, colorScheme } = getComputedStyle(document.documentElement);
          return { backgroundColor, fontFamily, colorScheme };
        });
      const looks = await looksOf();
      expect(looks.colorScheme).toBe(theme);
      await breakShell(page);
      expect(await readCrash(page)).toEqual({
        heading: 'This page crashed',
        title: 'Page Error',
        messages,
        ways,
      });
      expect(await shellOf(page)).toEqual([]);
      expect(await looksOf()).toEqual(looks);
      const button = page.getByRole('button', { name: 'Try again' });
      expect(await button.evaluate((element) => getComputedStyle(element).fontWeight)).toBe('600');
      expect(await findViolations(page)).toEqual([]);
    },
  );

  it('ERR-11 "Try again" brings shell, page and title back', async () => {
    const { page, goto, loads } = await getSite().open();
    await goto('/faq/general');
    await breakShell(page);
    await readCrash(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectPage(page, 'General FAQ', 'General FAQ | OHIF');
    expect(await shellOf(page)).toEqual(['.navbar', '.docs-sidebar', '.site-footer']);
    expect(loads()).toBe(0);
    await page.locator('.docs-sidebar').getByRole('link', { name: 'Images' }).click();
    await expectPage(page, 'Images', 'Images | OHIF');
    expect(loads()).toBe(0);
  });

  it('ERR-11 a link leads away from the screen by a load', async () => {
    const { page, goto, loads } = await getSite().open();
    await goto('/faq/general');
    await breakShell(page);
    await readCrash(page);
    await page.getByRole('link', { name: 'Home page' }).click();
    await expectPage(page, 'Introduction', 'Introduction | OHIF');
    expect(loads()).toBe(1);
    expect(await page.locator('.crash').count()).toBe(0);
  });

  it('ERR-12 a shell that crashes again and again leaves the screen: no blank page, no loop', async () => {
    const { page, goto, loads } = await getSite().open();
    await page.addInitScript(() => {
      sessionStorage.setItem('break-shell', 'always');
      localStorage.setItem('theme', 'light');
    });
    await goto('/faq/general');
    expect(await readCrash(page)).toMatchObject({
      heading: 'This page crashed',
      title: 'Page Error',
      messages,
    });
    expect(await page.getAttribute('html', 'data-theme')).toBe('light');
    const again = page.getByRole('button', { name: 'Try again' });
    await again.click();
    expect(await readCrash(page)).toMatchObject({ heading: 'This page crashed', messages });
    expect(loads()).toBe(0);
    await again.click();
    await expect.poll(loads, pollOptions).toBe(1);
    await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
    expect(await readCrash(page)).toMatchObject({
      heading: 'This page crashed',
      title: 'Page Error',
      messages,
    });
    expect(loads()).toBe(0);
  });

  it('ERR-12 a shell that crashes while a crash of the page is shown leaves the bare screen', async () => {
    const { page, goto } = await getSite().open();
    await goto('/crash-docs');
    expect((await readCrash(page)).heading).toBe('This page crashed.');
    await breakShell(page);
    await expect
      .poll(() => page.locator('main h1').allTextContents(), pollOptions)
      .toEqual(['This page crashed']);
    expect(await readCrash(page)).toMatchObject({ title: 'Page Error', messages });
    expect(await shellOf(page)).toEqual([]);
  });
}
