import { expect, test, type Page } from '@playwright/test';
import { boxOf, expectSameDocument, fixtureSite, gotoHydrated, markDocument, navbarOf } from './support';

const body = (page: Page) => page.locator('article.theme-doc-markdown');
const idsOf = (page: Page) =>
  body(page)
    .locator('h2, h3, h4, h5, h6')
    .evaluateAll((headings) => headings.map(({ id }) => id));

test('DOC-02 a body without a top heading shows the title as h1, one with it shows its own', async ({
  page,
}) => {
  await gotoHydrated(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introduction');
  for (const [path, title] of [
    ['', 'Introduction'],
    ['headings', 'Headings'],
    ['own-title', 'Title in the text'],
    ['guide/deep/leaf', 'Leaf'],
    ['numbered/tenth', 'The tenth page'],
  ] as const) {
    await gotoHydrated(page, `${fixtureSite}/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText([title]);
  }
});

test('DOC-11 the link to a heading is named after it, appears on hover and on focus, and leads to it', async ({
  page,
}) => {
  await gotoHydrated(page, '/faq/general');
  const heading = body(page).getByRole('heading', { name: /How do I report a bug/ });
  const anchor = heading.getByRole('link', { name: 'Direct link to How do I report a bug?', exact: true });
  await expect(anchor).toHaveAttribute('title', 'Direct link to How do I report a bug?');
  await expect(anchor).toHaveAttribute('href', '#how-do-i-report-a-bug');
  await expect(anchor).toHaveCSS('opacity', '0');
  await heading.hover();
  await expect(anchor).toHaveCSS('opacity', '1');
  await page.mouse.move(0, 0);
  await expect(anchor).toHaveCSS('opacity', '0');
  await anchor.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(anchor).toHaveCSS('opacity', '1');
  await markDocument(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/faq/general#how-do-i-report-a-bug');
  await expectSameDocument(page);
  const { height } = await boxOf(navbarOf(page));
  await expect.poll(async () => (await boxOf(heading)).y).toBeGreaterThanOrEqual(height);
});

test('DOC-11 each h2 to h6 with an id has such a link, labelled with its text, not its markup', async ({
  page,
}) => {
  await gotoHydrated(page, `${fixtureSite}/headings`);
  const labels = await body(page)
    .locator('h2[id], h3[id], h4[id], h5[id], h6[id]')
    .evaluateAll((headings) =>
      headings.map((heading) => {
        const link = heading.querySelector('a.anchor');
        return [
          `Direct link to ${heading.textContent?.trim()}`,
          link?.getAttribute('aria-label'),
          link?.getAttribute('title'),
          link?.getAttribute('href') === `#${heading.id}`,
        ];
      }),
    );
  expect(labels.length).toBeGreaterThan(12);
  for (const [expected, label, title, own] of labels)
    expect([label, title, own]).toEqual([expected, expected, true]);
  expect(labels.map(([expected]) => expected)).toContain('Direct link to With inline code, bold and a link');
});

test('DOC-12 h1 headings and headings without an id have no such link', async ({ page }) => {
  for (const path of ['headings', 'own-title', 'markdown', 'tabs']) {
    await gotoHydrated(page, `${fixtureSite}/${path}`);
    await expect(body(page).locator('h1 a.anchor')).toHaveCount(0);
    await expect(body(page).locator(':is(h2, h3, h4, h5, h6):not([id]) a.anchor')).toHaveCount(0);
  }
  await gotoHydrated(page, `${fixtureSite}/headings`);
  await expect(body(page).locator('h2:not([id])')).toHaveText(['A raw heading without an id']);
});

test('DOC-13 ids are slugs as on GitHub, counted on repeats, and given ones are kept', async ({ page }) => {
  await gotoHydrated(page, `${fixtureSite}/headings`);
  const ids = await idsOf(page);
  for (const id of [
    'plain-heading',
    'my-own-id',
    'repeated',
    'repeated-1',
    'repeated-2',
    'with-inline-code-bold-and-a-link',
    'third-level',
    'umlauts--signs-größe-naïve',
    'set-with-a-line-below',
    'raw-with-id',
    'component-heading',
  ])
    expect(ids).toContain(id);
  await expect(body(page)).not.toContainText('{#');
  for (const [name, id] of [
    ['own', 'my-own-id'],
    ['third repeat', 'repeated-2'],
    ['raw', 'raw-with-id'],
    ['component', 'component-heading'],
  ] as const) {
    await body(page).getByRole('link', { name, exact: true }).click();
    await expect(page.locator(`#${id}`)).toBeInViewport();
  }
});
