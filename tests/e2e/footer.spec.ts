import { expect, test, type Page } from '@playwright/test';
import { expectSameDocument, gotoHydrated, markDocument, storeBefore } from './support';

const footerOf = (page: Page) => page.getByRole('contentinfo');

const columns = {
  Learn: ['Introduction', 'Getting Started', 'FAQ', 'Resources'],
  Community: ['Discussion board', 'Help'],
  More: ['Donate', 'GitHub', 'Twitter'],
};

const internal = {
  Introduction: '/',
  'Getting Started': '/development/getting-started',
  FAQ: '/faq/',
  Resources: '/resources',
  Help: '/help',
};

const external = {
  'Discussion board': 'https://community.ohif.org/',
  Donate: 'https://giving.massgeneral.org/ohif',
  GitHub: 'https://github.com/OHIF/Viewers',
  Twitter: 'https://twitter.com/OHIFviewer',
};

/** Pages at every depth of both versions, and the not-found page. */
const paths = [
  '/',
  '/faq/',
  '/configuration/dataSources/dicom-web',
  '/3.9/deployment/docker',
  '/no/such/page',
];

/** Brightness of a CSS colour, 0 to 1. */
function brightness(color: string): number {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
  return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
}

for (const mode of ['dark', 'light'] as const) {
  test(`FT-01 the footer is a landmark, dark in ${mode} mode`, async ({ page }) => {
    await storeBefore(page, { theme: mode });
    await gotoHydrated(page, '/');
    await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
    await expect(footerOf(page)).toHaveCount(1);
    const colours = await footerOf(page).evaluate((footer) => {
      const { backgroundColor, color } = getComputedStyle(footer);
      return { tag: footer.tagName, backgroundColor, color };
    });
    expect(colours.tag).toBe('FOOTER');
    expect(brightness(colours.backgroundColor)).toBeLessThan(0.1);
    expect(brightness(colours.color)).toBeGreaterThan(0.6);
  });
}

test('FT-02 the links stand in titled columns, in order', async ({ page }) => {
  await gotoHydrated(page, '/');
  const found = await footerOf(page).evaluate((footer) =>
    Object.fromEntries(
      [...footer.querySelectorAll('ul')].map((list) => [
        list.previousElementSibling?.textContent,
        [...list.querySelectorAll('a')].map((link) => link.textContent),
      ]),
    ),
  );
  expect(found).toEqual(columns);
  expect(Object.keys(found)).toEqual(Object.keys(columns));
});

for (const path of paths) {
  test(`FT-03 FT-06 on ${path} the footer is there and its targets are right`, async ({ page, baseURL }) => {
    await gotoHydrated(page, path);
    await expect(footerOf(page)).toBeVisible();
    for (const [name, target] of Object.entries(internal)) {
      const link = footerOf(page).getByRole('link', { name, exact: true });
      expect(await link.evaluate((element: HTMLAnchorElement) => element.href)).toBe(`${baseURL}${target}`);
      await expect(link).not.toHaveAttribute('target');
    }
  });
}

test('FT-03 a click leads there without a load', async ({ page }) => {
  await gotoHydrated(page, '/3.9/deployment/docker');
  await markDocument(page);
  await footerOf(page).getByRole('link', { name: 'FAQ', exact: true }).click();
  await expect(page).toHaveURL('/faq/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('General FAQ');
  await expectSameDocument(page);
});

test('FT-04 links to other hosts open a new tab and have the icon of 13.5 px', async ({ page, context }) => {
  await context.route(/ohif\.org|massgeneral|github\.com|twitter\.com/, (route) =>
    route.fulfill({ contentType: 'text/html', body: 'elsewhere' }),
  );
  await gotoHydrated(page, '/3.9/faq/general');
  for (const [name, address] of Object.entries(external)) {
    const link = footerOf(page).getByRole('link', { name });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
    const icon = await link.locator('svg').evaluate((svg) => {
      const { width, height } = svg.getBoundingClientRect();
      return { width, height };
    });
    expect(icon).toEqual({ width: 13.5, height: 13.5 });
    const [opened] = await Promise.all([page.waitForEvent('popup'), link.click()]);
    await expect(opened).toHaveURL(address);
    await opened.close();
  }
  await expect(footerOf(page).locator('a:not([target]) svg')).toHaveCount(0);
});

test('FT-05 logo with its alternative text, then the copyright line, end the footer', async ({ page }) => {
  await gotoHydrated(page, '/');
  const logo = footerOf(page).getByRole('img', { name: 'OHIF' });
  await expect(logo).toBeVisible();
  const line = footerOf(page).getByText('OHIF is open source software released under the MIT license.');
  await expect(line).toBeVisible();
  const parts = await footerOf(page)
    .locator('a, p, [role="img"]')
    .evaluateAll((elements) =>
      elements.map((element) => element.getAttribute('aria-label') ?? element.textContent),
    );
  expect(parts.slice(-2)).toEqual(['OHIF', 'OHIF is open source software released under the MIT license.']);
});

for (const width of [320, 390, 768]) {
  test(`FT-02 FT-05 at ${width} px nothing of the footer is cut off`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await gotoHydrated(page, '/');
    const outside = await footerOf(page).evaluate(
      (footer) =>
        [...footer.querySelectorAll('a, p, svg')]
          .map((element) => element.getBoundingClientRect())
          .filter(({ left, right }) => left < 0 || right > document.documentElement.clientWidth).length,
    );
    expect(outside).toBe(0);
  });
}
