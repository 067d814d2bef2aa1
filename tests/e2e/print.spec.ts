import { expect, test, type Locator, type Page } from '@playwright/test';
import { boxOf, exhaustive, fixtureSite, gotoHydrated, overflowOf, showColorMode, styleOf } from './support';

/** Width of the text on A4 paper with the margins of the style sheet, in CSS px. */
const paper = { width: 680, height: 1000 };

/** Parts of pages that are not printed. */
const chrome = `.skip-link, .announcement, .navbar, .docs-sidebar, .theme-doc-breadcrumbs, .theme-doc-toc-mobile,
  .theme-doc-toc-desktop, .theme-edit-this-page, .view-markdown, .paginator, .back-to-top, .site-footer, .code-buttons,
  .tab-list, .anchor, .image-zoom-button`;

/** The generated text after an element. */
const after = async (element: Locator) =>
  (await styleOf(element, 'content', '::after')).replaceAll(/^"|"$|" "/g, '');

async function openOnPaper(page: Page, address: string, scripts = true) {
  await page.setViewportSize(paper);
  if (scripts) await gotoHydrated(page, address);
  else await page.goto(address);
  await page.emulateMedia({ media: 'print' });
}

/** Reads the number of pages, the links and the bookmarks from the plain text of a PDF. */
async function readPdf(page: Page) {
  const file = (await page.pdf({ format: 'A4', outline: true, tagged: true })).toString('latin1');
  return {
    pages: file.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0,
    links: [...file.matchAll(/\/URI\s*\(([^)]*)\)/g)].map(([, address]) => address),
    bookmarks: [...file.matchAll(/\/Title\s*\(((?:[^()\\]|\\.)*)\)/g)].map(([, title]) => title),
  };
}

/** A docs page of each version. */
const templates = new Set(['/3.9/faq/general', '/configuration/configurationFiles']);
const fixtures = ['/category/guide', '/code', '/markdown', '/images', '/admonitions'];

for (const address of [...templates, '/deployment/', ...fixtures.map((route) => fixtureSite + route)])
  test(
    `the print of ${address} has title, version and address, no navbar or sidebar, and nothing too wide`,
    exhaustive(!templates.has(address)),
    async ({ page }) => {
      await openOnPaper(page, address);
      await expect(page.locator(chrome).filter({ visible: true })).toHaveCount(0);
      await expect(page.locator('.theme-doc-version-badge')).toBeVisible();
      const path = new URL(page.url()).pathname;
      expect(await after(page.locator('.theme-doc-version-badge'))).toBe(` · https://docs.ohif.org${path}`);
      expect((await boxOf(page.locator('main h1'))).x).toBeLessThan(20);
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
      const wide = await page
        .locator('main :is(table, img, pre, .admonition, p, li)')
        .evaluateAll((all) =>
          all
            .filter(
              (element) => element.checkVisibility() && element.getBoundingClientRect().right > innerWidth,
            )
            .map((element) => element.outerHTML.slice(0, 80)),
        );
      expect(wide).toEqual([]);
      for (const table of await page.locator('.table-wrapper').all())
        await expect(table).toHaveCSS('overflow-x', 'visible');
      for (const box of await page.locator('.admonition').all())
        await expect(box).toHaveCSS('border-left-width', '4px');
    },
  );

test('CM-01 CM-10 pages are printed black on white with light images', async ({ page }) => {
  for (const [mode, ground] of [
    ['light', 'rgb(255, 255, 255)'],
    ['dark', 'rgb(7, 10, 28)'],
  ] as const) {
    await openOnPaper(page, `${fixtureSite}/markdown`);
    await showColorMode(page, mode);
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    for (const part of ['main h1', 'main h2', 'main article > p', 'td', 'th', 'main p a', 'main li code'])
      await expect(page.locator(part).first(), part).toHaveCSS('color', 'rgb(0, 0, 0)');
    await page.emulateMedia({ media: 'screen' });
    await expect(page.locator('html')).toHaveCSS('background-color', ground);
    await openOnPaper(page, `${fixtureSite}/images`);
    await expect(page.locator('main .themed-image-light')).toBeVisible();
    await expect(page.locator('main .themed-image-dark')).toBeHidden();
  }
});

test('a printed page shows addresses after links, except after links within the page', async ({ page }) => {
  await openOnPaper(page, '/3.9/faq/general');
  const link = (name: string) => page.locator('main').getByRole('link', { name, exact: false }).first();
  expect(await after(link('technical questions'))).toBe(' (https://docs.ohif.org/3.9/faq/technical)');
  expect(await after(link('issue form'))).toBe(' (https://github.com/OHIF/Viewers/issues/new/choose)');
  expect(await after(link('latest version'))).toBe(' (https://docs.ohif.org/faq/general)');
  await openOnPaper(page, `${fixtureSite}/markdown`);
  for (const name of ['https://example.org/autolink', 'www.example.org', 'mail@example.org'])
    expect(await after(link(name)), name).toBe('none');
  expect(await after(page.locator('[data-footnote-backref]').first())).toBe('none');
  await openOnPaper(page, `${fixtureSite}/html-and-jsx`);
  expect(await after(page.locator('.toc-inline a').first())).toBe('none');
  await openOnPaper(page, `${fixtureSite}/category/guide`);
  const card = page.locator('.card-link').first();
  expect(await after(card)).toBe(' (https://docs.ohif.org/guide/first-step)');
  await expect(page.locator('.card').first().locator('a')).toHaveCount(1);
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('DOC-19 DOC-27 a printed page shows all tabs and folded parts', async ({ page }) => {
      await openOnPaper(page, `${fixtureSite}/tabs`, javaScriptEnabled);
      const panels = page.locator('[data-value].tab-panel');
      const captions = panels.locator(':scope > .tab-caption');
      const count = await panels.count();
      expect(count).toBeGreaterThan(14);
      await expect(captions).toHaveCount(count);
      const tops: number[] = [];
      for (let index = 0; index < count; index += 1) {
        await expect(captions.nth(index)).toBeVisible();
        await expect(captions.nth(index)).toHaveCSS('font-weight', '600');
        const { y, height } = await boxOf(panels.nth(index));
        expect(height, await captions.nth(index).innerText()).toBeGreaterThan(35);
        tops.push(y);
      }
      expect(tops).toEqual([...tops].sort((a, b) => a - b));
      await expect(page.getByText('Innermost text, two.')).toBeVisible();

      await openOnPaper(page, `${fixtureSite}/html-and-jsx`, javaScriptEnabled);
      expect(await page.locator('details:not([open])').count()).toBeGreaterThan(5);
      const texts = ['Text with markup.', 'Inner text.', 'Short text.', 'Text right below the summary.'];
      for (const text of texts) {
        expect((await boxOf(page.getByText(text).first())).height, text).toBeGreaterThan(10);
      }
      await expect(page.locator('details details table')).toBeVisible();
    });
  });

test('DOC-22 DOC-24 a printed page wraps code, and keeps line numbers and marked lines', async ({ page }) => {
  await openOnPaper(page, `${fixtureSite}/code`);
  const blocks = page.locator('.code-block pre');
  const excess = await blocks.evaluateAll((all) => all.map((pre) => pre.scrollWidth - pre.clientWidth));
  expect(Math.max(...excess)).toBeLessThanOrEqual(0);
  for (const pre of await blocks.all()) await expect(pre).toHaveCSS('overflow-x', 'visible');
  const line = page.locator('.numbered .L').first();
  expect(await styleOf(line, 'content', '::before')).toContain('counter(line)');
  expect(Number.parseFloat(await styleOf(line, 'width', '::before'))).toBeGreaterThan(10);
  for (const mark of await page.locator('.L.hl, .L.err').all())
    expect(await styleOf(mark, 'border-left-width', '::after')).toBe('4px');
});

test('a print has no page break after a heading or inside code, and no empty pages', async ({ page }) => {
  await openOnPaper(page, '/configuration/configurationFiles');
  for (const part of ['h2', 'h3', '.code-title', '.tab-caption', '.admonition-title'])
    await expect(page.locator(`.prose ${part}`).first(), part).toHaveCSS('break-after', 'avoid');
  for (const part of ['tr', '.admonition', '.code-block'])
    await expect(page.locator(`.prose ${part}`).first(), part).toHaveCSS('break-inside', 'avoid');

  await gotoHydrated(page, `${fixtureSite}/markdown`);
  expect((await readPdf(page)).pages).toBe(2);
  await gotoHydrated(page, '/3.9/faq/general');
  const faq = await readPdf(page);
  expect(faq.bookmarks.join('\n')).toContain('How do I report a bug?');
  expect(faq.bookmarks.join('\n')).not.toContain('Learn');
  expect(faq.links).toContain('https://github.com/OHIF/Viewers/issues/new/choose');
  await gotoHydrated(page, '/configuration/configurationFiles');
  const reference = await readPdf(page);
  expect(reference.pages).toBeGreaterThan(9);
  const words = (await page.locator('.prose').innerText()).split(/\s+/).length;
  expect(words / reference.pages, 'words per printed page').toBeGreaterThan(200);
});
