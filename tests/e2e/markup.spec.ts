import { expect, test, type Page } from '@playwright/test';
import {
  boxOf,
  collectConsole,
  expectSameDocument,
  fixtureSite,
  gotoHydrated,
  markDocument,
  phone,
} from './support';

const body = (page: Page) => page.locator('article.theme-doc-markdown');
const styleOf = (page: Page, selector: string, name: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);

test('DOC-18 each type of admonition has an icon, a colour of its own and its type as caption', async ({
  page,
}) => {
  await gotoHydrated(page, `${fixtureSite}/admonitions`);
  const colours: string[] = [];
  for (const type of ['note', 'tip', 'info', 'warning', 'danger']) {
    const box = page
      .locator(`.theme-admonition-${type}`)
      .filter({ has: page.getByText(type, { exact: true }) });
    await expect(box.first().locator('.admonition-title svg')).toBeVisible();
    colours.push(await styleOf(page, `.theme-admonition-${type} .admonition-title`, 'color'));
  }
  expect(new Set(colours).size).toBe(5);
  await expect(page.locator('.theme-admonition-caution .admonition-title')).toHaveText('caution');
  await expect(page.locator('.admonition-title', { hasText: 'important' })).toBeVisible();
});

test('DOC-18 a title takes the place of the type, and an unknown type looks like info', async ({ page }) => {
  await gotoHydrated(page, `${fixtureSite}/admonitions`);
  for (const title of [
    'Title without brackets',
    'Title in brackets with code and bold',
    'Written as a component',
  ])
    await expect(page.locator('.admonition-title').filter({ hasText: title })).toHaveText(title);
  const unknown = page.locator('.admonition', { hasText: 'This type does not exist' });
  await expect(unknown).toHaveClass(/theme-admonition-info/);
  await expect(unknown.locator('.admonition-title')).toHaveText('mystery');
});

test('DOC-18 admonitions nest, stand in lists and quotes, and hold any block', async ({ page }) => {
  await gotoHydrated(page, `${fixtureSite}/admonitions`);
  await expect(page.locator('.theme-admonition-note .theme-admonition-tip')).toHaveText(
    /^Inner\s*Inside of both\.$/,
  );
  await expect(page.locator('ol > li .theme-admonition-info')).toHaveCount(1);
  await expect(page.locator('blockquote .theme-admonition-note')).toHaveCount(1);
  await expect(page.locator('.theme-admonition-info li')).toHaveText(['one', 'two']);
  await expect(page.locator('.theme-admonition-warning .theme-code-block')).toHaveCount(1);
  await expect(body(page)).toContainText('Ports :3000 and :80, the address localhost:8042, a ratio of 16:9');
});

test('DOC-27 details are closed until asked, and nested ones act alone', async ({ page }) => {
  await gotoHydrated(page, `${fixtureSite}/html-and-jsx`);
  const outer = page.locator('article > details', { hasText: 'Closed at first' });
  const inner = outer.locator('details');
  await expect(outer).toHaveJSProperty('open', false);
  await expect(outer.getByText('Text with markup.')).toBeHidden();
  await outer.locator('> summary').click();
  await expect(outer.getByText('Text with markup.')).toBeVisible();
  await expect(inner).toHaveJSProperty('open', false);
  await inner.locator('summary').click();
  await expect(inner.getByText('Inner text.')).toBeVisible();
  await inner.locator('summary').click();
  await expect(inner).toHaveJSProperty('open', false);
  await expect(outer).toHaveJSProperty('open', true);
});

test('DOC-27 details grow open and shrink closed', async ({ page }) => {
  await gotoHydrated(page, `${fixtureSite}/html-and-jsx`);
  const client = await page.context().newCDPSession(page);
  await client.send('Animation.enable');
  const setPace = (playbackRate: number) => client.send('Animation.setPlaybackRate', { playbackRate });
  const box = page.locator('article > details', { hasText: 'Closed at first' });
  const height = async () => (await boxOf(box)).height;
  const closed = await height();
  await setPace(0.02);
  await box.locator('> summary').click();
  await expect.poll(height).toBeGreaterThan(closed);
  const between = await height();
  await setPace(1);
  await expect.poll(height).toBeGreaterThan(between + 20);
  await expect(box.getByText('Text with markup.')).toBeInViewport();
  await setPace(0.02);
  const open = await height();
  await box.locator('> summary').click();
  await expect.poll(height).toBeLessThan(open);
  expect(await height()).toBeGreaterThan(closed);
  await setPace(1);
  await expect.poll(height).toBe(closed);
});

test('DOC-27 the caption is "Details" unless given, and the keyboard opens', async ({ page }) => {
  await gotoHydrated(page, `${fixtureSite}/html-and-jsx`);
  const plain = page.locator('details', { hasText: 'No summary: the caption' });
  await expect(plain.locator('summary')).toHaveText('Details');
  await plain.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(plain.getByText('No summary: the caption')).toBeVisible();
  await expect(page.locator('details', { hasText: 'Visible text.' })).toHaveJSProperty('open', true);
});

test('DOC-27 a summary on the line of its details is one, markup included', async ({ page }) => {
  const lines = collectConsole(page);
  await gotoHydrated(page, `${fixtureSite}/html-and-jsx`);
  const first = page.locator('details', { has: page.locator('> summary > code') });
  await expect(first.locator('> summary')).toHaveText('With code and bold');
  await expect(first.locator('> summary > strong')).toHaveText('bold');
  await expect(first.locator('> ul > li')).toHaveText(['A list', 'in it']);
  await expect(first.locator('details > summary')).toHaveText('Inner, too');
  await expect(first.locator('details table td')).toHaveText(['1', '2']);
  for (const [summary, text] of [
    ['All on one line', 'Short text.'],
    ['No blank line below', 'Text right below the summary.'],
  ] as const) {
    const box = page.locator('details').filter({ hasText: text });
    await expect(box.locator('summary')).toHaveText(summary);
    await box.locator('summary').click();
    await expect(box.getByText(text)).toBeVisible();
  }
  expect(lines).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('DOC-27 details open without scripts', async ({ page }) => {
    await page.goto(`${fixtureSite}/html-and-jsx`);
    await page.getByText('Closed at first').click();
    await expect(page.getByText('Text with markup.')).toBeVisible();
  });
});

test('DOC-33 a card list shows the children of a category: what docs say, how many items categories hold', async ({
  page,
}) => {
  await gotoHydrated(page, `${fixtureSite}/category/guide`);
  const cards = body(page).locator('.card');
  await expect(cards.locator('.card-link')).toHaveText(['First step', 'Step two', 'Deeper']);
  await expect(cards.nth(0)).toContainText('The file name begins with a number, the address does not.');
  await expect(cards.nth(2)).toContainText('1 item');
  await gotoHydrated(page, `${fixtureSite}/guide/deep/`);
  await expect(body(page).locator('.cards')).toHaveCount(2);
  await expect(body(page).locator('.card-link')).toHaveText(['Leaf', 'Leaf']);
});

test('DOC-33 the whole card is its link, and leads on without a load', async ({ page }) => {
  await gotoHydrated(page, `${fixtureSite}/`);
  await markDocument(page);
  const card = page.locator('.card', { hasText: 'Every form of a code block.' });
  const { x, y, width, height } = await boxOf(card);
  await page.mouse.click(x + width - 4, y + height - 4);
  await expect(page).toHaveURL(`${fixtureSite}/code`);
  await expectSameDocument(page);
});

test('DOC-33 an inline contents list stands in the page, with its own levels', async ({ page }) => {
  await gotoHydrated(page, `${fixtureSite}/no-toc`);
  const list = body(page).locator('.toc-inline');
  await expect(list.getByRole('link')).toHaveText([
    'A heading',
    'Another heading',
    'Third level',
    'Fourth level',
  ]);
  await expect(list.locator(':scope > li')).toHaveCount(2);
  await expect(list.locator(':scope > li > ul > li > ul > li > a')).toHaveText('Fourth level');
  await list.getByRole('link', { name: 'Third level' }).click();
  await expect(page).toHaveURL(/#third-level$/);
});

test('DOC-34 tables, tasks, footnotes, struck text, autolinks and emoji codes render', async ({ page }) => {
  await gotoHydrated(page, `${fixtureSite}/markdown`);
  const table = page.getByRole('table').first();
  await expect(table.getByRole('columnheader')).toHaveText(['Key', 'Type', 'Default', 'Effect']);
  await expect(table.getByRole('row')).toHaveCount(4);
  expect(await styleOf(page, 'tbody td:nth-child(2)', 'text-align')).toBe('center');
  expect(await styleOf(page, 'tbody td:nth-child(3)', 'text-align')).toBe('right');
  await expect(table.getByText('a|b')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Completed task' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Open task' })).toHaveCount(2);
  await expect(page.locator('del').first()).toHaveText('struck text');
  for (const [name, href] of [
    ['https://example.org/autolink', 'https://example.org/autolink'],
    ['www.example.org', 'http://www.example.org'],
    ['mail@example.org', 'mailto:mail@example.org'],
  ] as const)
    await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  await expect(body(page)).toContainText('🚀 🎉 👍 and :not_an_emoji: stay in their sentence.');
});

test('DOC-34 a footnote is reached from its mark and leads back, in view both times', async ({ page }) => {
  await gotoHydrated(page, `${fixtureSite}/markdown`);
  await page.locator('[data-footnote-ref]').nth(1).click();
  const note = page.locator('.footnotes li').nth(1);
  await expect(note).toBeInViewport();
  await expect(note).toContainText('And a second paragraph.');
  await note.locator('[data-footnote-backref]').click();
  await expect(page.locator('[data-footnote-ref]').nth(1)).toBeInViewport();
});

test('DOC-35 links to files lead to their pages without a load; other hosts open a new tab', async ({
  page,
  context,
}) => {
  await context.route('https://example.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: 'other host' }),
  );
  await gotoHydrated(page, `${fixtureSite}/`);
  const link = (name: string) => body(page).getByRole('link', { name, exact: true });
  for (const [name, href] of [
    ['Tabs', '/tabs'],
    ['Custom id', '/headings#my-own-id'],
    ['General FAQ', '/faq/'],
    ['below', '#elsewhere'],
    ['Images', '/images'],
    ['code', '/code#diff'],
  ] as const)
    await expect(link(name)).toHaveAttribute('href', href);
  await expect(link('example.org')).toHaveAttribute('rel', 'noopener noreferrer');
  const [popup] = await Promise.all([page.waitForEvent('popup'), link('example.org').click()]);
  await expect(popup).toHaveURL('https://example.org/path');
  expect(await popup.evaluate(() => window.opener)).toBeNull();
  await markDocument(page);
  await link('Custom id').click();
  await expect(page).toHaveURL(`${fixtureSite}/headings#my-own-id`);
  await expect(page.locator('#my-own-id')).toBeInViewport();
  await expectSameDocument(page);
});

test('JSX: expressions, style objects, flags and attributes reach the page', async ({ page }) => {
  const lines = collectConsole(page);
  await gotoHydrated(page, `${fixtureSite}/html-and-jsx`);
  await expect(body(page)).toContainText('One and one is 2.');
  const styled = page.getByText('A block with a style expression.');
  await expect(styled).toHaveCSS('max-width', '320px');
  await expect(styled).toHaveCSS('margin-top', '8px');
  await expect(page.locator('.raw-block')).toBeVisible();
  await expect(page.locator('.raw-block strong')).toHaveText('inside');
  const box = page.getByRole('checkbox', { name: 'A box' });
  await expect(box).toBeChecked();
  await expect(box).toBeDisabled();
  await expect(page.getByRole('progressbar')).toHaveAttribute('value', '2');
  const link = page.getByRole('link', { name: 'Props link' });
  await expect(link).toHaveClass('with-class');
  await expect(link).toHaveAttribute('title', 'A title');
  await expect(link).toHaveAttribute('data-kind', 'own');
  await expect(page.getByText('With scripts')).toBeVisible();
  await expect(page.locator('article kbd')).toHaveText(['Ctrl', 'K']);
  expect(lines).toEqual([]);
});

test('inline code keeps together, breaks at its seams, and its text stays as written', async ({ page }) => {
  await page.setViewportSize(phone);
  await gotoHydrated(page, `${fixtureSite}/markdown`);
  const codes = page.locator('article code').filter({ hasNotText: 'kept in a fence' });
  const drawn = await codes.evaluateAll((elements) =>
    elements.map((element) => {
      const range = document.createRange();
      const lines: string[] = [];
      let top = -Infinity;
      for (const node of element.childNodes)
        for (let at = 0; at < (node.textContent ?? '').length; at++) {
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          const box = range.getBoundingClientRect();
          if (box.width > 0 && box.top > top + 4) {
            lines.push('');
            top = box.top;
          }
          lines.push((lines.pop() ?? '') + (node.textContent ?? '').charAt(at));
        }
      return lines.map((line) => line.trim());
    }),
  );
  const linesOf = (start: string) => drawn.find((lines) => lines.join('').startsWith(start)) ?? [];
  expect(linesOf('--build-arg')).toEqual(['--build-arg']);
  expect(linesOf('short-one')).toEqual(['short-one']);
  for (const line of linesOf('cornerstoneStreaming'))
    expect(line).toMatch(/^[a-zA-Z][a-z]+(?:[A-Z][a-z]+)*$/);
  for (const line of linesOf('org.ohif').slice(0, -1)) expect(line).toMatch(/[._-]$/);
  for (const line of linesOf('docker build')) expect(line).not.toMatch(/^-?build-arg|-$/);
  expect(linesOf('org.ohif').length).toBeGreaterThan(1);
  await expect(page.getByText('cornerstoneStreamingImageVolumeLoaderScheme', { exact: true })).toHaveCount(1);
  const width = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(width).toBeLessThanOrEqual(0);
});
