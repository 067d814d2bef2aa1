import { describe, it } from 'vitest';
import { collectForeignRequests, overflowOf, phone, storeBefore } from '../../e2e/support';
import { findViolations } from '../../support/axe';
import { expectPage, openCrash, readCrash, retryOf, shellOf, ways } from './crash-view';
import { repeatedCases } from './repeated-cases';
import { expect, sidebarLink, site } from './site';

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
    const { page, goto, errors } = await site.open();
    await goto('/crash/click');
    await page.getByText('Fail in the handler').click();
    await expect.poll(errors).toEqual(['The handler failed.']);
    await expectPage(page, 'click', 'Crash page');
    await page.getByText('Break the page').click();
    expect((await readCrash(page)).messages).toBe('The click broke the page.');
  });

  it('ERR-10 ERR-11 "Try again" renders the page again and restores its title', async () => {
    const { page, goto, follow, loads } = await site.open();
    await goto('/faq/general');
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
    const { page, goto } = await site.open();
    await goto('/faq/general');
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
