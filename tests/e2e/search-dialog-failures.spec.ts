import { expect, test, type Page } from '@playwright/test';
import {
  buttonOf,
  dialogOf,
  gotoReady,
  inputOf,
  isSearchFile,
  openFailing,
  openSearch,
  optionsOf,
  search,
} from './search-dialog-support';
import { breakStorage, collectConsole, collectForeignRequests } from './support';

/** Lets requests for files of the search wait until the function that is returned is called. */
async function holdSearchFiles(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.context().route(
    (address) => isSearchFile(address.href),
    async (route) => {
      await held;
      await route.continue();
    },
  );
  return release;
}

test('SM-20 CON-06 the status is stalled after 300 ms and says so', async ({ page }) => {
  await gotoReady(page);
  const release = await holdSearchFiles(page);
  await buttonOf(page).click();
  await expect(inputOf(page)).toBeFocused();
  await dialogOf(page).evaluate((dialog) => {
    const seen: [string | undefined, number][] = [];
    Object.assign(window, { testStatuses: seen });
    new MutationObserver(() =>
      seen.push([(dialog as HTMLElement).dataset.status, performance.now()]),
    ).observe(dialog, { attributeFilter: ['data-status'] });
  });
  await inputOf(page).fill('docker');
  await expect(dialogOf(page).locator('.DocSearch-LoadingIndicator')).toBeVisible();
  const [loading, stalled] = await page.evaluate(
    () => (window as unknown as { testStatuses: [string, number][] }).testStatuses,
  );
  expect([loading?.[0], stalled?.[0]]).toEqual(['loading', 'stalled']);
  expect((stalled?.[1] ?? 0) - (loading?.[1] ?? 0)).toBeGreaterThan(280);
  await expect(dialogOf(page).getByRole('status')).toHaveText('Searching…');
  release();
  await expect(optionsOf(page).first()).toBeVisible();
  await expect(dialogOf(page).locator('.DocSearch-LoadingIndicator')).toBeHidden();
});

test('SM-21 a failure says so, and trying again helps once the network is back', async ({ page }) => {
  await openFailing(page);
  await expect(
    dialogOf(page).getByText('You might want to check your network connection.', { exact: true }),
  ).toBeVisible();
  await expect(dialogOf(page).getByRole('status')).toContainText('Unable to fetch results');
  await page.context().unrouteAll();
  await dialogOf(page).getByRole('button', { name: 'Retry' }).click();
  await expect(optionsOf(page).first()).toContainText('Docker');
});

test('SM-28 SM-21 a dialog that does not arrive leaves a red box; Retry brings it with what was typed', async ({
  page,
}) => {
  await gotoReady(page);
  await page.route('**/_next/static/chunks/*', (route) => route.abort());
  await buttonOf(page).click();
  const box = page.getByRole('dialog', { name: 'Search' });
  await expect(box.getByText('This part could not be loaded.')).toBeVisible();
  await page.keyboard.type('doc');
  await page.unrouteAll();
  await box.getByRole('button', { name: 'Retry' }).click();
  await expect(inputOf(page)).toHaveValue('doc');
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  await expect(buttonOf(page)).toBeFocused();
});

test('SM-28 a dialog that takes its time shows a spinner and keeps what is typed', async ({ page }) => {
  await gotoReady(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_next/static/chunks/*', async (route) => {
    await held;
    await route.continue();
  });
  await page.keyboard.press('/');
  await page.keyboard.type('dock');
  await expect(page.getByRole('dialog', { name: 'Search' }).locator('.loading > i').first()).toBeVisible();
  release();
  await expect(inputOf(page)).toHaveValue('dock');
  await expect(optionsOf(page).first()).toContainText('Docker');
});

test('SM-22 SM-23 SM-24 without hits: the query, other queries, and where to say so', async ({ page }) => {
  await openSearch(page);
  await search(page, 'zzqq <xqzzy>&');
  const screen = dialogOf(page).locator('.DocSearch-NoResults');
  await expect(screen.getByText('No results for “zzqq <xqzzy>&”')).toBeVisible();
  await expect(screen.getByRole('listitem')).toHaveCount(0);
  await expect(screen).toContainText('Believe this query should return results?');
  const link = screen.getByRole('link', { name: 'Let us know.' });
  await expect(link).toHaveAttribute(
    'href',
    `https://github.com/OHIF/Viewers/issues/new?title=${encodeURIComponent('zzqq <xqzzy>&')}`,
  );
  await expect(link).toHaveAttribute('target', '_blank');
  await search(page, 'server');
  const groups = await dialogOf(page).getByRole('group').count();
  expect(groups).toBeGreaterThan(3);
  await search(page, 'zzqqxx');
  await expect(screen.getByText('Try searching for')).toBeVisible();
  await expect(screen.getByRole('listitem')).toHaveCount(3);
  const suggestion = screen.getByRole('button').first();
  const name = (await suggestion.textContent()) ?? '';
  await suggestion.click();
  await expect(inputOf(page)).toHaveValue(name);
  await expect(inputOf(page)).toBeFocused();
  await expect(optionsOf(page).first()).toBeVisible();
});

test('SM-16 hostile queries change nothing but the results', async ({ page }) => {
  const lines = collectConsole(page);
  await openSearch(page);
  const queries = [
    '<img src=x onerror=alert(1)>',
    '<mark>docker</mark>',
    '"><script>alert(1)</script>',
    '\u202Erekcod\u202C',
    'שלום عربى',
    '👩🏽‍⚕️🦴',
    '(((a+)+)+)+$',
    '[\\^.*?{}|',
    '__proto__ constructor toString',
    '%E0%A4%A &amp; &lt;b&gt;',
    'docker '.repeat(1500),
  ];
  for (const query of queries) {
    const value = query.slice(0, 64);
    await inputOf(page).fill('');
    await inputOf(page).evaluate(
      (field, text) => field.ownerDocument.execCommand('insertText', false, text),
      query,
    );
    await expect(inputOf(page)).toHaveValue(value);
    await expect
      .poll(() => dialogOf(page).locator('.DocSearch-Dropdown').getAttribute('data-answered'))
      .toBe(value);
    await expect(dialogOf(page).locator('img, script, iframe, style, mark mark')).toHaveCount(0);
  }
  await search(page, 'docker');
  await expect(optionsOf(page).first()).toContainText('Docker');
  expect(lines).toEqual([]);
});

for (const fault of ['blocked', 'full'] as const) {
  test(`ST-05 SM-26 SM-27 with ${fault} storage searches are kept as long as the dialog is open`, async ({
    page,
  }) => {
    await breakStorage(page, fault);
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await openSearch(page, '/');
    await search(page, 'docker');
    await page.keyboard.press('Control+Enter');
    await dialogOf(page).getByRole('button', { name: 'Clear the query' }).click();
    await expect(dialogOf(page).getByRole('group', { name: 'Recent' })).toContainText('Docker');
    await dialogOf(page).getByRole('button', { name: 'Save this search' }).click();
    await expect(dialogOf(page).getByRole('group', { name: 'Favorite' })).toContainText('Docker');
    expect(errors).toEqual([]);
  });
}

test('NV-20 SM-28 nothing of search is fetched before intent; no request leaves the site, in a search neither', async ({
  page,
}) => {
  const foreign = collectForeignRequests(page);
  const bodies: Promise<string>[] = [];
  const files: string[] = [];
  page.on('response', (response) => {
    files.push(response.url());
    if (/\.(?:js|css)$/.test(new URL(response.url()).pathname)) bodies.push(response.text());
  });
  await gotoReady(page, '/help');
  await page.waitForLoadState('networkidle');
  const before = (await Promise.all(bodies)).join('\n');
  expect(before).toContain('DocSearch-Button');
  expect(before).not.toContain('DocSearch-Input');
  expect(files.filter(isSearchFile)).toEqual([]);
  await buttonOf(page).hover();
  await expect.poll(() => files.filter(isSearchFile).length).toBeGreaterThan(0);
  await buttonOf(page).click();
  await search(page, 'docker');
  expect((await Promise.all(bodies)).join('\n')).toContain('DocSearch-Input');
  expect(foreign).toEqual([]);
});
