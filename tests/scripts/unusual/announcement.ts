import { afterEach, expect, it } from 'vitest';
import { settings, type UnusualSite, type WatchedPage } from './site';

export function testAnnouncement(getSite: () => UnusualSite) {
  let watched: WatchedPage | undefined;
  afterEach(() => expect(watched?.faults()).toEqual([]));

  it('AB-02 text, colors and the missing button are those of the configuration', async () => {
    watched = await getSite().open();
    const { page, load } = watched;
    await load('/docs/');
    const bar = page.getByRole('region', { name: 'Announcement' });
    expect(await bar.textContent()).toBe('Read the FAQ or the news.');
    expect(await bar.getByRole('button').count()).toBe(0);
    const look = await bar.evaluate((element) => {
      const { backgroundColor, color, height } = getComputedStyle(element);
      return { backgroundColor, color, height };
    });
    expect(look).toEqual({ backgroundColor: 'rgb(253, 230, 138)', color: 'rgb(31, 19, 0)', height: '30px' });
  });

  it('AB-06 RT-26 its links keep their target, look as the bar does, and begin with the base path', async () => {
    watched = await getSite().open();
    const { page, load, isSameDocument } = watched;
    await page.context().route('https://example.org/**', (route) => route.fulfill({ body: 'news' }));
    await load('/docs/images');
    const bar = page.getByRole('region', { name: 'Announcement' });
    for (const name of ['FAQ', 'the news']) {
      const look = await bar.getByRole('link', { name }).evaluate((element) => {
        const { color, textDecorationLine, textDecorationColor } = getComputedStyle(element);
        return { color, textDecorationLine, textDecorationColor };
      });
      expect(look).toEqual({
        color: 'rgb(31, 19, 0)',
        textDecorationLine: 'underline',
        textDecorationColor: 'rgb(31, 19, 0)',
      });
    }
    const opened = page.waitForEvent('popup');
    await bar.getByRole('link', { name: 'the news' }).click();
    expect((await opened).url()).toBe('https://example.org/news');
    await bar.getByRole('link', { name: 'FAQ' }).click();
    await page.waitForURL('**/docs/faq/general');
    expect(await isSameDocument()).toBe(true);
  });

  it('AB-05 ST-02 its id takes the place of the one that was dismissed', async () => {
    watched = await getSite().open();
    const { page, load } = watched;
    await page.addInitScript(() => {
      if (sessionStorage.getItem('stored')) return;
      sessionStorage.setItem('stored', '1');
      localStorage.setItem('docusaurus.announcement.id', 'release-3p10');
      localStorage.setItem('docusaurus.announcement.dismiss', 'true');
    });
    await load('/docs/');
    expect(await page.getByRole('region', { name: 'Announcement' }).isVisible()).toBe(true);
    expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({
      'docusaurus.announcement.id': settings.announcement.id,
      'docusaurus.announcement.dismiss': 'false',
    });
  });
}
