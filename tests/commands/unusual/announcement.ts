import { describe, it } from 'vitest';
import { expectSameDocument } from '../../e2e/support';
import { expect, site } from './site';

describe('the announcement bar of a site with another configuration', () => {
  it('AB-02 AB-06 RT-26 has the configured text, colors and links, and no button', async () => {
    const { page, goto, faults } = await site.open();
    await page.context().route('https://example.org/**', (route) => route.fulfill({ body: 'news' }));
    await goto('/images');
    const bar = page.getByRole('region', { name: 'Announcement' });
    await expect(bar).toHaveText('Read the FAQ or the news.');
    await expect(bar.getByRole('button')).toHaveCount(0);
    await expect(bar).toHaveCSS('background-color', 'rgb(253, 230, 138)');
    await expect(bar).toHaveCSS('height', '30px');
    const links = ['FAQ', 'the news'].map((name) => bar.getByRole('link', { name }));
    for (const text of [bar, ...links]) await expect(text).toHaveCSS('color', 'rgb(31, 19, 0)');
    for (const link of links) {
      await expect(link).toHaveCSS('text-decoration-line', 'underline');
      await expect(link).toHaveCSS('text-decoration-color', 'rgb(31, 19, 0)');
    }
    const opened = page.waitForEvent('popup');
    await links[1]?.click();
    expect((await opened).url()).toBe('https://example.org/news');
    await links[0]?.click();
    await page.waitForURL('**/docs/faq/general');
    await expectSameDocument(page);
    expect(faults()).toEqual([]);
  });
});
