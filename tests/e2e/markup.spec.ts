import { expect, test } from '@playwright/test';
import { boxOf, expectSameDocument, fixtureSite, gotoHydrated, overflowOf, phone, styleOf } from './support';

test('DOC-18 each type of admonition has its own color', async ({ page }) => {
  await gotoHydrated(page, `${fixtureSite}/admonitions`);
  const colors = ['note', 'tip', 'info', 'warning', 'danger'].map((type) =>
    styleOf(page.locator(`.theme-admonition-${type} .admonition-title`).first(), 'color'),
  );
  expect(new Set(await Promise.all(colors)).size).toBe(5);
});

test('DOC-27 details elements open smoothly by click, nested ones alone, and by Enter', async ({ page }) => {
  await gotoHydrated(page, `${fixtureSite}/html-and-jsx`);
  const client = await page.context().newCDPSession(page);
  await client.send('Animation.enable');
  const setPace = (playbackRate: number) => client.send('Animation.setPlaybackRate', { playbackRate });
  const outer = page.locator('article > details', { hasText: 'Closed at first' });
  const height = async () => (await boxOf(outer)).height;
  const closed = await height();
  await setPace(0.02);
  await outer.locator('> summary').click();
  await expect.poll(height).toBeGreaterThan(closed);
  const between = await height();
  await setPace(1);
  await expect.poll(height).toBeGreaterThan(between + 20);
  await expect(outer.getByText('Text with markup.')).toBeInViewport();
  await setPace(0.02);
  const open = await height();
  await outer.locator('> summary').click();
  await expect.poll(height).toBeLessThan(open);
  expect(await height()).toBeGreaterThan(closed);
  await setPace(1);
  await expect.poll(height).toBe(closed);

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

  const plain = page.locator('details', { hasText: 'No summary: the caption' });
  await plain.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(plain.getByText('No summary: the caption')).toBeVisible();
});

test('DOC-34 table columns are aligned, and footnotes link to and from their marks', async ({ page }) => {
  await gotoHydrated(page, `${fixtureSite}/markdown`);
  await expect(page.locator('tbody td:nth-child(2)').first()).toHaveCSS('text-align', 'center');
  await expect(page.locator('tbody td:nth-child(3)').first()).toHaveCSS('text-align', 'right');
  await page.locator('[data-footnote-ref]').nth(1).click();
  const note = page.locator('.footnotes li').nth(1);
  await expect(note).toBeInViewport();
  await expect(note).toContainText('And a second paragraph.');
  await note.locator('[data-footnote-backref]').click();
  await expect(page.locator('[data-footnote-ref]').nth(1)).toBeInViewport();
});

test('DOC-33 DOC-35 cards and links lead to their pages', async ({ page }) => {
  await gotoHydrated(page, `${fixtureSite}/`);
  await page.getByRole('article').getByRole('link', { name: 'Custom id', exact: true }).click();
  await expect(page).toHaveURL(`${fixtureSite}/headings#my-own-id`);
  await expect(page.locator('#my-own-id')).toBeInViewport();
  await page.goBack();
  const card = page.locator('.card', { hasText: 'Every form of a code block.' });
  const { width, height } = await boxOf(card);
  await card.click({ position: { x: width - 4, y: height - 4 } });
  await expect(page).toHaveURL(`${fixtureSite}/code`);
  await expectSameDocument(page);
});

test('long inline code wraps only between words and at separators', async ({ page }) => {
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
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
});
