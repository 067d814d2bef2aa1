import { existsSync, readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { fixtureSite, gotoHydrated, markDocument, phone, sidebarOf } from './support';

const contents = (page: Page) => page.getByRole('navigation', { name: 'On this page' });
const edit = (page: Page) => page.getByRole('link', { name: 'Edit this page' });
const pagination = (page: Page) => page.getByRole('navigation', { name: 'Docs pages' });
const meta = (page: Page, name: string) =>
  page.locator(`head meta[name="${name}"], head meta[property="${name}"]`).getAttribute('content');

test('DOC-07 front matter chooses the levels of the contents', async ({ page }) => {
  await gotoHydrated(page, `${fixtureSite}/toc-levels`);
  await expect(contents(page).getByRole('link')).toHaveText(['Third level', 'Fourth level', 'Fifth level']);
});

for (const [path, why] of [
  ['no-toc', 'front matter hides it'],
  ['no-headings', 'there are no headings'],
  ['faq/', 'only a title'],
] as const)
  test(`DOC-07 no contents list and no button: ${why}`, async ({ page }) => {
    await gotoHydrated(page, `${fixtureSite}/${path}`);
    await expect(contents(page)).toHaveCount(0);
    await page.setViewportSize(phone);
    await expect(page.getByRole('button', { name: 'On this page' })).toHaveCount(0);
  });

test('DOC-16 "Edit this page" opens the file in the latest docs, from both versions, in a new tab', async ({
  page,
}) => {
  for (const path of ['/faq/general', '/3.9/faq/general']) {
    await gotoHydrated(page, path);
    await expect(edit(page)).toHaveAttribute(
      'href',
      'https://github.com/OHIF/Viewers/edit/master/platform/docs/docs/faq/general.md',
    );
    await expect(edit(page)).toHaveAttribute('target', '_blank');
    await expect(edit(page)).toHaveAttribute('rel', 'noopener noreferrer');
  }
});

test('DOC-16 front matter may give another address, or none', async ({ page }) => {
  await gotoHydrated(page, `${fixtureSite}/numbered/eleventh`);
  await expect(edit(page)).toHaveAttribute('href', 'https://example.org/edit/eleventh');
  await gotoHydrated(page, `${fixtureSite}/neighbours`);
  await expect(edit(page)).toHaveCount(0);
});

test.describe('far from Greenwich', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati', locale: 'de-DE' });

  test('DOC-17 LOC-03 the last change has its date in the locale of the page, by the day in UTC', async ({
    page,
  }) => {
    for (const [path, text, date] of [
      ['neighbours', /^Last updated on Jun 30, 2025 by A Tester$/, '2025-06-30'],
      ['numbered/eleventh', /^Last updated on Jul 1, 2025/, '2025-07-01T23:30'],
    ] as const) {
      await gotoHydrated(page, `${fixtureSite}/${path}`);
      const row = page.locator('.theme-last-updated');
      await expect(row).toHaveText(text);
      const time = (await row.locator('time').getAttribute('datetime')) ?? '';
      expect(time.startsWith(date)).toBe(true);
      expect(new Date(time).toISOString().startsWith(date)).toBe(true);
    }
  });
});

test('DOC-17 dates of the site come from version control, as ISO times; pages without one have no row', async ({
  page,
}) => {
  await gotoHydrated(page, '/faq/general');
  for (const row of await page.locator('.theme-last-updated').all()) {
    const time = (await row.locator('time').getAttribute('datetime')) ?? '';
    expect(new Date(time).toISOString().slice(0, 19)).toBe(time.slice(0, 19));
    await expect(row).toHaveText(/^Last updated on [A-Z][a-z]{2} \d{1,2}, \d{4} by \S/);
  }
});

test('DOC-14 the neighbours are those that front matter names', async ({ page }) => {
  await gotoHydrated(page, `${fixtureSite}/neighbours`);
  await expect(pagination(page).getByRole('link')).toHaveText(['PreviousAdmonitions']);
  await gotoHydrated(page, `${fixtureSite}/guide/first-step`);
  await expect(pagination(page).getByRole('link')).toHaveText([/^Previous/, 'NextSecond']);
  await expect(page.locator('.doc-tags')).toHaveCount(0);
});

test('tags, keywords and the class of the sidebar entry come from front matter', async ({ page }) => {
  await gotoHydrated(page, `${fixtureSite}/neighbours`);
  await expect(page.locator('.doc-tags')).toHaveText('Tags: one, Two');
  expect(await meta(page, 'keywords')).toBe('neighbours,order');
  await expect(sidebarOf(page).locator('.newly-added')).toContainText('Chosen neighbours');
});

test('displayed_sidebar: null shows the page without a sidebar, also after a client navigation', async ({
  page,
}) => {
  await gotoHydrated(page, `${fixtureSite}/resources`);
  await expect(sidebarOf(page)).toBeVisible();
  await markDocument(page);
  await sidebarOf(page).getByRole('link', { name: 'No sidebar' }).click();
  await expect(page).toHaveURL(`${fixtureSite}/bare`);
  await expect(sidebarOf(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No sidebar');
  await page.goBack();
  await expect(sidebarOf(page)).toBeVisible();
});

test('number prefixes of files and folders order pages and stand in no address', async ({ page }) => {
  await gotoHydrated(page, `${fixtureSite}/numbered/tenth`);
  const next = pagination(page).getByRole('link', { name: /Next/ });
  await expect(next).toHaveAttribute('href', '/numbered/eleventh');
  const article = page.locator('article');
  await expect(article.getByRole('link', { name: 'the eleventh' })).toHaveAttribute(
    'href',
    '/numbered/eleventh#a-heading',
  );
  await expect(article.getByRole('img', { name: 'the small one' })).toHaveJSProperty('complete', true);
  await next.click();
  await expect(article.getByRole('link', { name: 'the tenth' })).toHaveAttribute('href', '/numbered/tenth');
  await expect(sidebarOf(page).getByRole('link', { name: 'Tenth', exact: true })).toBeVisible();
});

test('SH-06 the description is that of front matter, else the first text of the page', async ({ page }) => {
  for (const [path, description] of [
    [`${fixtureSite}/`, 'A small site that uses every construct a page may use.'],
    [
      `${fixtureSite}/markdown`,
      'A paragraph with emphasis, strong text, struck text, code and a hard break.',
    ],
    [`${fixtureSite}/category/guide`, 'All pages of the guide.'],
  ] as const) {
    await gotoHydrated(page, path);
    expect(await meta(page, 'description')).toBe(description);
    expect(await meta(page, 'og:description')).toBe(description);
    expect(await meta(page, 'og:title')).toBe(await page.title());
  }
  await gotoHydrated(page, '/faq/general');
  expect((await meta(page, 'description'))?.trim().length).toBeGreaterThan(20);
  expect(await meta(page, 'og:description')).toBe(await meta(page, 'description'));
});

test('BLD-08 an unlisted page is served with its notice, and neither linked nor indexed', async ({
  page,
}) => {
  await gotoHydrated(page, `${fixtureSite}/unlisted`);
  const notice = page.getByRole('complementary', { name: 'Unlisted page' });
  await expect(notice).toHaveText(
    'Unlisted pageThis page is unlisted. Search engines will not index it, and only users having a direct link can access it.',
  );
  expect(await meta(page, 'robots')).toMatch(/noindex/);
  await expect(pagination(page)).toHaveCount(0);
  expect(readFileSync('out-fixtures/sitemap.xml', 'utf8')).not.toContain('unlisted');
  await gotoHydrated(page, `${fixtureSite}/neighbours`);
  await expect(page.locator('head meta[name="robots"]')).toHaveCount(0);
  await expect(page.locator('a[href="/unlisted"]')).toHaveCount(0);
  await expect(sidebarOf(page).getByRole('link', { name: 'Unlisted' })).toHaveCount(0);
});

test('BLD-08 drafts and partial files are no pages', async ({ page, request }) => {
  for (const path of ['draft', '_partial', 'partial']) {
    expect((await request.get(`${fixtureSite}/${path}`)).status()).toBe(404);
    expect(existsSync(`out-fixtures/${path}.html`)).toBe(false);
  }
  await gotoHydrated(page, `${fixtureSite}/`);
  await expect(sidebarOf(page).getByRole('link', { name: 'Draft' })).toHaveCount(0);
});
