import type { Page } from '@playwright/test';
import { describe, it } from 'vitest';
import { storeBefore, waitHydrated } from '../../e2e/support';
import { findViolations } from '../../support/axe';
import { expectPage, openCrash, readCrash, retryOf, shellOf, ways } from './crash-view';
import { repeatedCases } from './repeated-cases';
import { expect, sidebarLink, site } from './site';

const screen = {
  heading: 'This page crashed',
  title: 'Page Error',
  messages: '{\n  "type": "link",\n  "label": "Docs"\n}|Cause:\nThe item failed.',
  ways,
};
const looksOf = (page: Page) =>
  page.evaluate(() => {
    const { backgroundColor, fontFamily, colorScheme } = getComputedStyle(document.documentElement);
    return { backgroundColor, fontFamily, colorScheme };
  });

/** Crashes of the shell itself. */
describe('a page shell (navbar, sidebar, footer) that crashes', () => {
  const breakShell = async (page: Page) => {
    await page.evaluate(() => dispatchEvent(new Event('break-shell')));
    await expect.poll(() => readCrash(page)).toEqual(screen);
  };

  it.each(repeatedCases('dark', 'light'))(
    'ERR-08 ERR-09 ERR-10 a crash of the shell shows a crash screen with the looks of the site in %s mode',
    async (theme) => {
      const { page, goto } = await site.open();
      await storeBefore(page, { theme });
      await goto('/faq/general');
      const looks = await looksOf(page);
      expect(looks.colorScheme).toBe(theme);
      await breakShell(page);
      expect(await shellOf(page)).toEqual([]);
      expect(await looksOf(page)).toEqual(looks);
      await expect(retryOf(page)).toHaveCSS('font-weight', '600');
      expect(await findViolations(page)).toEqual([]);
    },
  );

  it('ERR-11 "Try again" on the crash screen restores shell, page and title', async () => {
    const { page, goto, loads } = await site.open();
    await goto('/faq/general');
    await breakShell(page);
    await retryOf(page).click();
    await expectPage(page, 'General FAQ');
    expect(await shellOf(page)).toEqual(['.navbar', '.docs-sidebar', '.site-footer']);
    await sidebarLink(page, 'Images').click();
    await expectPage(page, 'Images');
    expect(loads()).toBe(0);
  });

  it('ERR-11 a link on the crash screen loads its page', async () => {
    const { page, goto, loads } = await site.open();
    await goto('/faq/general');
    await breakShell(page);
    await page.getByRole('link', { name: 'Home page' }).click();
    await expectPage(page, 'Introduction');
    expect(loads()).toBe(1);
    expect(await page.locator('.crash').count()).toBe(0);
  });

  it('ERR-12 a shell that crashes repeatedly shows the crash screen, without a blank page or a loop', async () => {
    const { page, goto, loads } = await site.open();
    await page.addInitScript(() => sessionStorage.setItem('break-shell', 'always'));
    await storeBefore(page, { theme: 'light' });
    await goto('/faq/general');
    expect(await readCrash(page)).toEqual(screen);
    expect(await page.getAttribute('html', 'data-theme')).toBe('light');
    await retryOf(page).click();
    expect(await readCrash(page)).toMatchObject({ heading: screen.heading, messages: screen.messages });
    expect(loads()).toBe(0);
    await retryOf(page).click();
    await expect.poll(loads).toBe(1);
    await waitHydrated(page);
    expect(await readCrash(page)).toEqual(screen);
    expect(loads()).toBe(0);
  });

  it('ERR-12 a shell that crashes on the crash screen of a page shows the crash screen without a shell', async () => {
    const { page, screen: pageScreen } = await openCrash('/crash-docs');
    expect(pageScreen.heading).toBe('This page crashed.');
    await breakShell(page);
    expect(await shellOf(page)).toEqual([]);
  });
});
