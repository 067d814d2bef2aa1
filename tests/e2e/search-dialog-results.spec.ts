import { expect, test } from '@playwright/test';
import {
  buttonOf,
  dialogOf,
  gotoReady,
  inputOf,
  keptKeys,
  openSearch,
  optionsOf,
  search,
  storedHit,
} from './search-dialog-support';
import { expectSameDocument, gotoHydrated, markDocument, phone, storeBefore } from './support';

const captionsOf = (page: Parameters<typeof dialogOf>[0]) => dialogOf(page).getByRole('group');

test('SM-10 the field takes 64 characters and can be emptied', async ({ page }) => {
  await openSearch(page);
  await inputOf(page).evaluate((field) => {
    const text = 'x'.repeat(100);
    field.ownerDocument.execCommand('insertText', false, text);
  });
  await expect(inputOf(page)).toHaveValue('x'.repeat(64));
  await dialogOf(page).getByRole('button', { name: 'Clear the query' }).click();
  await expect(inputOf(page)).toHaveValue('');
  await expect(inputOf(page)).toBeFocused();
  await expect(dialogOf(page).getByRole('button', { name: 'Clear the query' })).toBeHidden();
});

for (const [width, words] of [
  [1280, 10],
  [768, 5],
] as const) {
  test(`SM-13 CON-06 snippets have ${words} words at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openSearch(page);
    await search(page, 'server');
    const snippets = await dialogOf(page)
      .locator('.DocSearch-Hit-title[data-type="content"]')
      .allTextContents();
    expect(snippets.length).toBeGreaterThan(2);
    const counts = snippets.map((text) => text.replaceAll('…', ' ').trim().split(/\s+/).length);
    expect(Math.max(...counts)).toBe(words);
    expect(snippets.some((text) => text.includes('…'))).toBe(true);
  });
}

test('SM-14 CON-06 results stand in groups of at most five', async ({ page }) => {
  await openSearch(page);
  await search(page, 'configuration');
  const groups = await captionsOf(page).evaluateAll((list) =>
    list.map((group) => group.querySelectorAll('[role="option"]').length),
  );
  expect(groups.length).toBeGreaterThan(1);
  expect(Math.max(...groups)).toBe(5);
  const captions = await dialogOf(page).locator('.DocSearch-Hit-source').allTextContents();
  expect(captions).toContain('Configuration');
  for (const [index, caption] of captions.entries())
    await expect(captionsOf(page).nth(index)).toHaveAccessibleName(caption);
});

test('SM-15 SM-16 entries show title or text and the page, with what was found marked', async ({ page }) => {
  await openSearch(page);
  await search(page, 'docker');
  const first = optionsOf(page).first();
  await expect(first.locator('.DocSearch-Hit-title')).toHaveText('Docker');
  await expect(first.locator('mark')).toHaveText('Docker');
  await expect(first.locator('.DocSearch-Hit-path')).toBeHidden();
  const below = optionsOf(page).filter({ has: page.locator('.DocSearch-Hit-path:not(:empty)') });
  await expect(below.first().locator('.DocSearch-Hit-path')).toBeVisible();
  await expect(
    optionsOf(page)
      .filter({ has: page.locator('[data-type="content"] mark') })
      .first(),
  ).toBeVisible();
  await search(page, 'customizationService');
  await expect(optionsOf(page).locator('code mark').first()).toBeVisible();
});

test('SM-17 a hit opens without a load, with its place on the page, and the dialog closes', async ({
  page,
}) => {
  await openSearch(page, '/');
  await markDocument(page);
  await search(page, 'troubleshooting cors');
  const hit = optionsOf(page).first();
  const address = (await hit.getAttribute('href')) ?? '';
  expect(address).toContain('#');
  await hit.click();
  await expect(dialogOf(page)).toBeHidden();
  await expect(page).toHaveURL(address);
  await expectSameDocument(page);
  const target = page.locator(`[id="${address.split('#')[1]}"]`);
  await expect(target).toBeInViewport();
});

test('SM-18 Enter opens the first hit, arrow keys select others', async ({ page }) => {
  await openSearch(page, '/');
  await search(page, 'docker');
  const addresses = await optionsOf(page).evaluateAll((list) =>
    list.map((a) => a.getAttribute('href') ?? ''),
  );
  const active = () => dialogOf(page).locator('[data-active="true"]');
  await expect(active()).toHaveAttribute('href', addresses[0] ?? '');
  for (const index of [0, 1, 2]) {
    await page.keyboard.press('ArrowDown');
    await expect(active()).toHaveAttribute('href', addresses[index] ?? '');
  }
  await page.keyboard.press('ArrowUp');
  await expect(active()).toHaveAttribute('href', addresses[1] ?? '');
  await page.keyboard.press('Enter');
  await expect(dialogOf(page)).toBeHidden();
  await expect(page).toHaveURL(addresses[1] ?? '');
});

test('SM-18 Enter right after typing opens the answer to what was typed', async ({ page }) => {
  await openSearch(page, '/');
  await search(page, 'azure');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('docker');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/deployment/docker/');
});

for (const keys of ['Control+Enter', 'Shift+Enter']) {
  test(`SM-18 ${keys} opens the hit elsewhere and the dialog stays`, async ({ page, context }) => {
    await openSearch(page, '/');
    await search(page, 'docker');
    const opened = context.waitForEvent('page');
    await page.keyboard.press(keys);
    const other = await opened;
    await expect(other).toHaveURL('/deployment/docker/');
    await expect(dialogOf(page)).toBeVisible();
    await expect(page).toHaveURL('/');
  });
}

test('SM-19 "See all results" leads to the search page with the query', async ({ page }) => {
  await openSearch(page);
  await search(page, 'c++ & "x"?');
  const link = dialogOf(page).getByRole('link', { name: /^See all \d+ results$/ });
  await expect(link).toHaveAttribute('href', `/search?q=${encodeURIComponent('c++ & "x"?')}`);
  await link.click();
  await expect(dialogOf(page)).toBeHidden();
  await expect(page).toHaveURL(`/search?q=${encodeURIComponent('c++ & "x"?')}`);
});

test('SM-25 a fresh profile has no recent searches', async ({ page }) => {
  await openSearch(page);
  await expect(dialogOf(page).getByText('No recent searches')).toBeVisible();
});

test('SM-25 SM-26 ST-04 opened hits are kept, seven of them, the newest first', async ({ page }) => {
  const kept = [...'abcdefg'].map(storedHit);
  await storeBefore(page, { [keptKeys.recent]: JSON.stringify(kept) });
  await openSearch(page);
  await expect(optionsOf(page)).toHaveCount(7);
  await search(page, 'docker');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/deployment/docker/');
  await gotoReady(page, '/help');
  await buttonOf(page).click();
  await expect(optionsOf(page).locator('.DocSearch-Hit-title')).toHaveText(['Docker', ...'abcdef']);
});

test('SM-26 SM-27 ST-04 searches are saved and removed', async ({ page }) => {
  await storeBefore(page, {
    [keptKeys.recent]: JSON.stringify([...'abcdef'].map(storedHit)),
    [keptKeys.favorites]: JSON.stringify([...'0123456789'].map(storedHit)),
  });
  await openSearch(page);
  const titlesIn = (name: string) =>
    dialogOf(page).getByRole('group', { name }).locator('.DocSearch-Hit-title');
  await expect(titlesIn('Recent')).toHaveText([...'abcd']);
  await dialogOf(page).getByRole('button', { name: 'Save this search' }).nth(1).click();
  await expect(titlesIn('Recent')).toHaveText([...'acd']);
  await expect(titlesIn('Favorite')).toHaveText(['b', ...'012345678']);
  await dialogOf(page).getByRole('button', { name: 'Remove this search from history' }).first().click();
  await expect(titlesIn('Recent')).toHaveText(['c', 'd']);
  await dialogOf(page).getByRole('button', { name: 'Remove this search from favorites' }).first().click();
  await expect(titlesIn('Favorite')).toHaveText([...'012345678']);
  await gotoReady(page, '/help');
  await buttonOf(page).click();
  await expect(titlesIn('Favorite')).toHaveText([...'012345678']);
  await expect(titlesIn('Recent')).toHaveText(['c', 'd']);
});

test('SM-12 the version in view is searched; one control searches all, with links to each', async ({
  page,
}) => {
  await openSearch(page, '/3.9/faq/general');
  await search(page, 'docker');
  await expect(optionsOf(page).first()).toHaveAttribute('href', '/3.9/deployment/docker');
  const addresses = await optionsOf(page).evaluateAll((list) =>
    list.map((a) => a.getAttribute('href') ?? ''),
  );
  // Pages of no version are searched along with those of each.
  const others = addresses.filter((address) => !/^\/(?:3\.9\/|help|versions|glossary)/.test(address));
  expect(addresses.length).toBeGreaterThan(5);
  expect(others).toEqual([]);
  await dialogOf(page).getByRole('switch', { name: 'All versions' }).click();
  await expect(dialogOf(page).getByText('all versions', { exact: true })).toBeVisible();
  const older = dialogOf(page)
    .getByRole('link', { name: /in 3\.9$/ })
    .first();
  await expect(older).toBeVisible();
  await expect(
    dialogOf(page)
      .getByRole('link', { name: /in 3\.10\.4$/ })
      .first(),
  ).toBeVisible();
  const address = (await older.getAttribute('href')) ?? '';
  expect(address).toMatch(/^\/3\.9\//);
  await older.click();
  await expect(dialogOf(page)).toBeHidden();
  await expect(page).toHaveURL(address);
});

test('SM-12 pages without a version search the preferred one', async ({ page }) => {
  await storeBefore(page, { 'docs-preferred-version-default': '3.9' });
  await openSearch(page, '/help');
  await search(page, 'docker');
  await expect(optionsOf(page).first()).toHaveAttribute('href', '/3.9/deployment/docker');
});

test('SM-32 the foot has the legend of keys and says who answers', async ({ page }) => {
  await openSearch(page);
  const foot = dialogOf(page).locator('footer');
  for (const text of ['to select', 'to navigate', 'to close', 'Search by OHIF'])
    await expect(foot).toContainText(text);
  for (const name of ['Enter key', 'Arrow up', 'Arrow down', 'Escape key'])
    await expect(foot.getByText(name)).toBeAttached();
  await page.setViewportSize(phone);
  await expect(foot).toContainText('Search by OHIF');
});

test('SM-17 the page that a hit leads to can be left by "back"', async ({ page }) => {
  await gotoHydrated(page, '/help');
  await gotoReady(page, '/faq/general');
  await buttonOf(page).click();
  await search(page, 'docker');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/deployment/docker/');
  await page.goBack();
  await expect(page).toHaveURL('/faq/general');
  await expect(dialogOf(page)).toBeHidden();
});
