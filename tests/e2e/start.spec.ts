import { expect, test, type Page } from '@playwright/test';
import { latestLabel } from '../support/served-versions';
import {
  colorToggleOf,
  fixtureSite,
  holdRequests,
  mobileSidebarOf,
  navbarOf,
  phone,
  readClipboard,
  sidebarOf,
  waitHydrated,
} from './support';

const root = (page: Page) => page.locator('html');

/**
 * Opens a page like a reader whose scripts are late: returns after the first paint. Call it once in a test, because a
 * page can hang if an interception of requests ends and another begins.
 * @param late addresses of the files that are late
 * @returns lets them arrive
 */
async function openEarly(page: Page, path: string, late = '**/*.js'): Promise<() => Promise<void>> {
  const release = await holdRequests(page, late);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  return async () => {
    await expect(root(page)).toHaveAttribute('data-has-hydrated', 'false');
    release();
    await waitHydrated(page);
  };
}

for (const path of ['/', '/faq/technical', '/3.9/faq/general', '/help', '/versions', '/changes', '/glossary'])
  test(`SH-11 ${path} looks the same before and after its scripts start`, async ({ page }) => {
    const readMain = () =>
      page.evaluate(() => {
        const main = document.querySelector('main');
        // The only button that the start adds; its row has room for it.
        return [main?.innerText.replace('\nCopy page as Markdown', ''), main?.offsetHeight];
      });
    const start = await openEarly(page, path);
    const before = await readMain();
    await start();
    expect(await readMain()).toEqual(before);
  });

test('NAV-20 NAV-26 the mobile menu opens before scripts arrive, and stays open', async ({ page }) => {
  await page.setViewportSize(phone);
  const start = await openEarly(page, '/deployment/docker/ssl');
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  const menu = mobileSidebarOf(page);
  await expect(menu.getByRole('link', { name: 'SSL', exact: true })).toBeVisible();
  await expect(menu.getByRole('button', { name: '← Back to main menu' })).toBeVisible();
  await menu.evaluate((element) => element.setAttribute('data-same', ''));
  await start();
  await expect(page.locator('dialog:modal[data-same]')).toBeVisible();
  await menu.getByRole('button', { name: '← Back to main menu' }).click();
  await expect(menu.getByRole('link', { name: 'Components', exact: true })).toBeVisible();
  await page.goBack();
  await expect(menu).toHaveCount(0);
  await expect(page).toHaveURL('/deployment/docker/ssl');
});

test('NAV-20 NAV-28 the mobile menu, closed before scripts arrive, is gone afterwards', async ({ page }) => {
  await page.setViewportSize(phone);
  const start = await openEarly(page, '/help');
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  await expect(mobileSidebarOf(page).getByRole('link', { name: 'Components', exact: true })).toBeVisible();
  await mobileSidebarOf(page).getByRole('button', { name: 'Close navigation bar' }).click();
  await expect(mobileSidebarOf(page)).toHaveCount(0);
  await start();
  await expect(page.locator('.mobile-sidebar')).toHaveCount(0);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('NAV-18 a list of versions opens before scripts arrive, and stays open', async ({ page }) => {
    const start = await openEarly(page, '/faq/general');
    const trigger = navbarOf(page).getByRole('button', { name: `Version ${latestLabel}` });
    await trigger.tap();
    const older = navbarOf(page).getByRole('link', { name: '3.9', exact: true });
    await expect(older).toBeVisible();
    await start();
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await expect(older).toBeVisible();
    await expect(page).toHaveURL('/faq/general');
  });
});

test('CM-03 CM-07 the color mode can be switched before scripts arrive, and stays', async ({ page }) => {
  const start = await openEarly(page, '/faq/general');
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  await colorToggleOf(page).click();
  await expect(root(page)).toHaveAttribute('data-theme', 'light');
  await start();
  await expect(root(page)).toHaveAttribute('data-theme', 'light');
  await expect(colorToggleOf(page)).toHaveAccessibleName(/currently light mode/);
  await colorToggleOf(page).click();
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
});

test('SH-11 a page hydrates by itself in a browser without idle callbacks', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'requestIdleCallback'));
  const paths = ['/faq/general', '/help', '/components/DataRowShowcase', '/search', '/no-such-page'];
  for (const path of [...paths, `${fixtureSite}/tabs`]) {
    await page.goto(path);
    await expect(root(page)).toHaveAttribute('data-has-hydrated', 'true');
  }
});

test('DOC-09 the table of contents on a phone opens before scripts arrive', async ({ page }) => {
  await page.setViewportSize(phone);
  const start = await openEarly(page, '/faq/general');
  await page.locator('main summary', { hasText: 'On this page' }).click();
  const entry = page.locator('.theme-doc-toc-mobile a').first();
  await expect(entry).toBeVisible();
  await start();
  await expect(entry).toBeVisible();
});

test('DOC-19 DOC-23 a tab opens and code is copied before React arrives', async ({ page }) => {
  const start = await openEarly(page, `${fixtureSite}/tabs`, '**/chunks/*.js');
  const tab = page.getByRole('tab', { name: 'Windows', exact: true }).first();
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  const block = page.locator('.code-block').filter({ visible: true, hasText: '$env:APP_CONFIG' }).first();
  await block.hover();
  await block.getByRole('button', { name: 'Copy code to clipboard' }).click();
  await expect.poll(() => readClipboard(page)).toContain('$env:APP_CONFIG');
  await start();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
});

test.describe('a press that came before the scripts', () => {
  for (const [name, opened] of [
    ["Expand sidebar category 'Deployment'", "Collapse sidebar category 'Deployment'"],
    ['Configuration', 'Configuration'],
  ] as const)
    test(`SB-05 SB-06 opens a category of the sidebar when the scripts arrive: ${name}`, async ({ page }) => {
      const start = await openEarly(page, '/faq/general');
      await sidebarOf(page)
        .getByLabel(name)
        .or(sidebarOf(page).getByText(name, { exact: true }))
        .click();
      await start();
      await expect(sidebarOf(page).locator('[aria-expanded="true"]')).toHaveAccessibleName(opened);
      await expect(page).toHaveURL('/faq/general');
    });

  test('DOC-19 selects a tab when the scripts arrive', async ({ page }) => {
    const start = await openEarly(page, `${fixtureSite}/tabs`);
    const tab = page.locator('[role="tab"][aria-selected="false"]').first();
    const id = (await tab.getAttribute('id')) ?? '';
    await tab.click();
    await start();
    await expect(page.locator(`#${id}`)).toHaveAttribute('aria-selected', 'true');
  });

  test('DOC-23 copies code when the scripts arrive', async ({ page }) => {
    const start = await openEarly(page, `${fixtureSite}/code`);
    const block = page.locator('#plain + figure');
    await block.hover();
    await block.getByRole('button', { name: 'Copy code to clipboard' }).click();
    await start();
    await expect.poll(() => readClipboard(page)).toMatch(/^\/\/ A comment/);
  });

  const ways: Record<string, (page: Page) => Promise<unknown>> = {
    'a click': (page) => page.getByRole('button', { name: 'Search' }).click(),
    'Ctrl+K': (page) => page.keyboard.press('Control+k'),
    '/': (page) => page.keyboard.press('/'),
  };
  for (const [way, press] of Object.entries(ways))
    for (const text of ['', 'ct scan'])
      test(`SM-02 SM-04 SM-05 opens the search when the scripts arrive, after ${way}${text && `, and enters "${text}"`}`, async ({
        page,
      }) => {
        const start = await openEarly(page, '/faq/general');
        await press(page);
        await page.keyboard.type(text);
        await start();
        const field = page.getByRole('dialog').getByRole('combobox');
        await expect(field).toBeFocused();
        await expect(field).toHaveValue(text);
        await expect(page).toHaveURL('/faq/general');
        expect(await page.evaluate(() => scrollY)).toBe(0);
      });
});

test.describe('SH-11 what a reader enters before the scripts arrive is kept and used afterwards', () => {
  type Step = (page: Page) => Promise<unknown>;
  const inputs: readonly [what: string, path: string, enter: Step, expectUsed: Step][] = [
    [
      'answers and a text of a setup',
      '/tools/setup',
      async (page) => {
        await page.getByRole('radio', { name: 'dcm4chee' }).check();
        await page.getByRole('radio', { name: 'nginx' }).check();
        await page.locator('#setup-name').fill('viewer.example.org');
      },
      async (page) => {
        await expect(page).toHaveURL(/#archive=dcm4chee&host=nginx&name=viewer\.example\.org$/);
        await expect(page.getByRole('radio', { name: 'dcm4chee' })).toBeChecked();
        await expect(page.locator('#setup-name')).toHaveValue('viewer.example.org');
      },
    ],
    [
      'a config and its version',
      '/tools/config',
      async (page) => {
        await page.getByLabel('Viewer version').selectOption('3.9');
        await page.getByLabel('Text of app-config.js').fill('window.config = { showStudylist: true };');
      },
      async (page) => {
        await expect(page.locator('.finding').filter({ hasText: 'does not know the key' })).toBeVisible();
        await expect(page.getByLabel('Viewer version')).toHaveValue('3.9');
        await expect(page.locator('.finding a').first()).toHaveAttribute('href', /^\/3\.9\//);
      },
    ],
    [
      'addresses, a choice and pasted headers',
      '/tools/headers',
      async (page) => {
        await page.getByLabel('DICOMweb address of the archive').fill('https://a.example/rs');
        await page.getByLabel(/^Requests carry an Authorization header/).check();
        await page.getByLabel('3. Paste what they print').fill('HTTP/2 200\nserver: nginx\n');
      },
      async (page) => {
        await expect(page.locator('.tool-commands code')).toContainText('https://a.example/rs');
        await expect(page.locator('.tool-commands code')).toContainText('TOKEN');
        await expect(page.getByLabel(/^Requests carry an Authorization header/)).toBeChecked();
        await expect(page.locator('.tool-result > [role=status]')).not.toHaveText('Nothing is checked yet.');
      },
    ],
    [
      'SP-10 the query and the version of a search',
      '/search',
      async (page) => {
        await page.getByRole('searchbox', { name: 'Search', exact: true }).fill('azure');
        await page.locator('#search-version').selectOption('3.9');
      },
      async (page) => {
        await expect(page).toHaveURL('/search?q=azure&version=3.9');
        await expect(page.locator('.search-hit-title a').first()).toHaveAttribute('href', /^\/3\.9\//);
      },
    ],
    [
      'the filter of the list of controls',
      '/components-list',
      (page) => page.getByRole('searchbox', { name: 'Filter' }).fill('toolbuttonlist'),
      async (page) => {
        await expect(page.getByText('1 component', { exact: true })).toBeVisible();
        await expect(page.getByRole('searchbox', { name: 'Filter' })).toHaveValue('toolbuttonlist');
      },
    ],
  ];
  for (const [what, path, enter, expectUsed] of inputs)
    test(what, async ({ page }) => {
      const start = await openEarly(page, path);
      await enter(page);
      await start();
      await expectUsed(page);
    });
});
