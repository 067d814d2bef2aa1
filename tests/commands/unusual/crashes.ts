import type { Page } from '@playwright/test';
import { describe, it } from 'vitest';
import { collectForeignRequests, overflowOf, phone, storeBefore, waitHydrated } from '../../e2e/support';
import { findViolations } from '../../support/axe';
import { expectPage, readCrash, retryOf, ways } from './crash-view';
import { expect, repeatedCases, sidebarLink, site } from './site';

/** Opens a page that crashes while it loads. */
async function openCrash(path: string, options = {}) {
  const watched = await site.openAt(path, options);
  return { ...watched, screen: await readCrash(watched.page) };
}

const shellOf = (page: Page) =>
  page.evaluate(() =>
    ['.navbar', '.docs-sidebar', '.site-footer'].filter((part) =>
      document.querySelector(part)?.checkVisibility(),
    ),
  );

/** Crashes within a page; the shell stays. */
describe('pages that crash', () => {
  const withSidebar = ['.navbar', '.docs-sidebar', '.site-footer'];

  it.each(
    repeatedCases(
      ['a docs page', '/crash-docs', 'dark', withSidebar],
      ['a docs page', '/crash-docs', 'light', withSidebar],
      ['another page', '/crash/causes', 'dark', ['.navbar', '.site-footer']],
    ),
  )(
    'ERR-07 ERR-09 ERR-10 ERR-13 %s at %s that crashes in %s mode shows the crash screen between navbar and footer',
    async (_, path, theme, shell) => {
      const { page, goto } = await site.open();
      await storeBefore(page, { theme });
      await goto(path);
      expect(await readCrash(page)).toEqual({
        heading: 'This page crashed.',
        title: 'Page Error',
        messages: 'First line\n  second line|Cause:\nB|Cause:\nC',
        ways,
      });
      expect(await shellOf(page)).toEqual(shell);
      expect(await findViolations(page)).toEqual([]);
    },
  );

  it.each(
    repeatedCases(
      ['while hydrating', 'error', 'The page failed.'],
      ['in an effect', 'effect', 'The effect failed.'],
      ['in a part that was loaded on demand', 'lazy-crash', 'The lazy part failed.'],
    ),
  )('ERR-07 ERR-09 an error thrown %s shows the crash screen of the page', async (_, kind, messages) => {
    const { page, goto, follow, loads, screen } = await openCrash(`/crash/${kind}`);
    expect(screen).toMatchObject({ heading: 'This page crashed.', messages });
    await goto('/faq/general');
    await follow(`/crash/${kind}`);
    expect(await readCrash(page)).toMatchObject({ title: 'Page Error', messages });
    expect(new URL(page.url()).pathname).toBe(`/docs/crash/${kind}`);
    expect(loads()).toBe(0);
  });

  it('ERR-07 a click that breaks rendering shows the crash screen; one whose handler fails changes nothing', async () => {
    const { page, errors } = await site.openAt('/crash/click');
    await page.getByText('Fail in the handler').click();
    await expect.poll(errors).toEqual(['The handler failed.']);
    await expectPage(page, 'click', 'Crash page');
    await page.getByText('Break the page').click();
    expect((await readCrash(page)).messages).toBe('The click broke the page.');
  });

  it('ERR-10 ERR-11 "Try again" renders the page again and restores its title', async () => {
    const { page, follow, loads } = await site.openAt('/faq/general');
    await page.evaluate(() => sessionStorage.setItem('broken', 'yes'));
    await follow('/crash/told');
    expect(await readCrash(page)).toMatchObject({ title: 'Page Error', messages: 'It was told to fail.' });
    await page.evaluate(() => sessionStorage.removeItem('broken'));
    await retryOf(page).click();
    await expectPage(page, 'told', 'Crash page');
    expect(await page.getByText('It went well').count()).toBe(1);
    expect(loads()).toBe(0);
  });

  it('ERR-11 "Try again" loads the page on later clicks, if rendering again did not help', async () => {
    const { page, goto, loads } = await site.open();
    await page.addInitScript(() => sessionStorage.setItem('broken', 'yes'));
    await goto('/crash/told');
    await retryOf(page).click();
    await readCrash(page);
    expect(loads()).toBe(0);
    await retryOf(page).click();
    await expect.poll(loads).toBe(1);
    await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
    expect((await readCrash(page)).messages).toBe('It was told to fail.');
    expect(loads()).toBe(0);
  });

  it('ERR-10 ERR-11 links of the shell work on the crash screen, and Back returns to it', async () => {
    const { page, loads } = await openCrash('/crash-docs');
    await sidebarLink(page, 'FAQ').first().click();
    await expectPage(page, 'FAQ');
    expect(await page.locator('.crash').count()).toBe(0);
    await page.goBack();
    expect((await readCrash(page)).title).toBe('Page Error');
    await page.getByRole('link', { name: 'Home page' }).click();
    await expectPage(page, 'Introduction');
    expect(loads()).toBe(0);
  });

  it('ERR-07 a crash during hydration keeps the color mode and the dismissal of the announcement bar', async () => {
    const { page, goto } = await site.openAt('/faq/general');
    await page.evaluate(() => {
      localStorage.setItem('theme', 'light');
      localStorage.setItem('docusaurus.announcement.dismiss', 'true');
    });
    await goto('/crash/error');
    await readCrash(page);
    expect(await page.evaluate(() => ({ ...document.documentElement.dataset }))).toMatchObject({
      js: '',
      theme: 'light',
      hasHydrated: 'true',
      announcementBarInitiallyDismissed: 'true',
    });
    expect(await page.locator('.announcement').isVisible()).toBe(false);
  });

  it('ERR-07 "Report" links to the form for issues, with message and address filled in', async () => {
    const { page, goto } = await site.open();
    const foreign = collectForeignRequests(page);
    await goto('/crash/causes?x=1');
    await readCrash(page);
    const href = await page.getByRole('link', { name: 'Report this error' }).getAttribute('href');
    const form = new URL(href ?? '');
    expect(form.origin + form.pathname).toBe('https://github.com/OHIF/Viewers/issues/new');
    expect(form.searchParams.get('title')).toBe('Docs: This page crashed. First line\n  second line');
    expect(form.searchParams.get('body')).toBe(`${site.root}/crash/causes?x=1`);
    expect(foreign.filter((address) => address.startsWith('https://github.com'))).toEqual([]);
  });

  it('ERR-07 the crash screen does not overflow on a phone', async () => {
    const { page } = await openCrash('/crash-docs', { viewport: phone });
    const message = page.locator('.crash-messages pre').first();
    await message.evaluate((element) => (element.textContent = 'Failed_to_load_'.repeat(40)));
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  });
});

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
    const { page, loads } = await site.openAt('/faq/general');
    await breakShell(page);
    await retryOf(page).click();
    await expectPage(page, 'General FAQ');
    expect(await shellOf(page)).toEqual(['.navbar', '.docs-sidebar', '.site-footer']);
    await sidebarLink(page, 'Images').click();
    await expectPage(page, 'Images');
    expect(loads()).toBe(0);
  });

  it('ERR-11 a link on the crash screen loads its page', async () => {
    const { page, loads } = await site.openAt('/faq/general');
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
