import sharp from 'sharp';
import { expect } from 'vitest';
import {
  expectAddress,
  expectInPage,
  expectSameDocument,
  expectText,
  expectVisible,
  followNewLink,
  openReady,
  waitUntilReady,
} from './engine-page';
import type { Check } from './test-site';

const sidebarLink = (path: string) => `.docs-sidebar a[href="${path}"]`;

const load: Check = async ({ page, site }) => {
  const docs = ['/', '/faq/general', '/3.9/'];
  const others = ['/help', '/versions', '/changes', '/glossary', '/search'];
  const showcase = ['/components', '/components/ButtonShowcase', '/patterns/patterns-measurements'];
  for (const path of [...docs, ...others, ...showcase]) {
    await openReady(page, site.origin + path);
    await expectVisible(page, 'main h1');
    await expectInPage(page, showcase.includes(path), () =>
      [...document.fonts].some(({ family, status }) => family.includes('Inter') && status === 'loaded'),
    );
    await expectInPage(page, true, () => (document.querySelector('main')?.innerText.length ?? 0) > 300);
  }
};

const clientNavigation: Check = async ({ page, site }) => {
  await openReady(page, `${site.origin}/faq/general`);
  await page.click(sidebarLink('/faq/technical'));
  await expectText(page, 'main h1', 'Technical FAQ');
  await expectAddress(page, '/faq/technical');
  await expectInPage(page, 'Technical FAQ | OHIF', () => document.title);
  await expectText(page, '.docs-sidebar [aria-current="page"]', 'Technical FAQ');
  await expectSameDocument(page);
};

const scrollAndBack: Check = async ({ page, site }) => {
  const expectScroll = (top: number) => expectInPage(page, top, () => Math.round(scrollY));
  await openReady(page, `${site.origin}/faq/general`);
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
  await expectScroll(700);
  await page.click(sidebarLink('/faq/technical'));
  await expectText(page, 'main h1', 'Technical FAQ');
  await expectScroll(0);
  await page.back();
  await expectText(page, 'main h1', 'General FAQ');
  await expectScroll(700);
  await expectSameDocument(page);
};

const hash: Check = async ({ page, site }) => {
  const id = 'how-do-i-report-a-bug';
  const expectAtTop = () =>
    expectInPage(
      page,
      true,
      (target) => {
        const top = document.getElementById(target)?.getBoundingClientRect().top ?? -1;
        return top >= 0 && top < 200;
      },
      id,
    );
  await openReady(page, `${site.origin}/faq/general`);
  await page.click(`.theme-doc-toc-desktop a[href$="#${id}"]`);
  await expectAddress(page, `/faq/general#${id}`);
  await expectAtTop();
  await openReady(page, `${site.origin}/help`);
  await followNewLink(page, `/faq/general#${id}`);
  await expectText(page, 'main h1', 'General FAQ');
  await expectAtTop();
  await expectSameDocument(page);
};

const versionSwitch: Check = async ({ page, site }) => {
  const menu = '.navbar .dropdown:has([data-version])';
  await openReady(page, `${site.origin}/faq/general`);
  for (const version of ['3.9', 'current']) {
    await page.hover(`${menu} .dropdown-trigger`);
    await expectVisible(page, `${menu} a[data-version="${version}"]`);
    await page.click(`${menu} a[data-version="${version}"]`);
    await expectAddress(page, version === '3.9' ? '/3.9/faq/general' : '/faq/general');
    await expectVisible(page, '.theme-doc-version-banner', version === '3.9' ? 1 : 0);
    await expectInPage(page, version, () => localStorage.getItem('docs-preferred-version-default'));
  }
  await expectSameDocument(page);
};

const colorMode: Check = async ({ page, site }) => {
  const expectMode = (mode: 'dark' | 'light') =>
    expectInPage(page, [mode, mode === 'dark' ? 'rgb(7, 10, 28)' : 'rgb(255, 255, 255)'], () => [
      document.documentElement.dataset.theme,
      getComputedStyle(document.documentElement).backgroundColor,
    ]);
  await openReady(page, `${site.origin}/`);
  expect(await page.evaluate(() => matchMedia('(prefers-color-scheme: light)').matches)).toBe(true);
  await expectMode('dark');
  await page.click('button[aria-label^="Switch between"]');
  await expectMode('light');
  await page.reload();
  await waitUntilReady(page);
  await expectMode('light');
  await page.click('button[aria-label^="Switch between"]');
  await expectMode('dark');
};

/** Counts the pixels in a part of a picture that differ from its first pixel. */
async function countColored(
  picture: Uint8Array,
  { left, top, right, bottom }: Record<'bottom' | 'left' | 'right' | 'top', number>,
): Promise<number> {
  const part = { left: Math.ceil(left), top: Math.ceil(top), width: 0, height: 0 };
  part.width = Math.floor(right) - part.left;
  part.height = Math.floor(bottom) - part.top;
  const pixels = await sharp(picture).removeAlpha().extract(part).raw().toBuffer();
  const distance = (index: number) =>
    Math.max(
      ...[0, 1, 2].map((channel) => Math.abs((pixels[index + channel] ?? 0) - (pixels[channel] ?? 0))),
    );
  return Array.from({ length: pixels.length / 3 }, (_, index) => distance(index * 3)).filter(
    (value) => value > 60,
  ).length;
}

const linkArrow: Check = async ({ page, site }) => {
  await openReady(page, `${site.origin}/faq/general`);
  const arrow = await page.evaluate(() => {
    const link = document.querySelector('main a[href="https://github.com/OHIF/Viewers/issues"]');
    const range = document.createRange();
    range.selectNodeContents(link as Node);
    const { right: left, top, height } = range.getBoundingClientRect();
    // Excludes the underline.
    return { left, top, right: (link as Element).getBoundingClientRect().right, bottom: top + height * 0.8 };
  });
  const picture = await page.screenshot();
  // The first quarter must be empty. In WebKit, the mask can leave a frame, which would begin there.
  const middle = arrow.left + (arrow.right - arrow.left) / 4;
  expect(await countColored(picture, { ...arrow, right: middle })).toBe(0);
  expect(await countColored(picture, { ...arrow, left: middle })).toBeGreaterThan(5);
};

/** Loading pages and moving between them: name in the table of results → check. */
export const readingChecks: Readonly<Record<string, Check>> = {
  'Loading 11 pages: text, fonts, no console messages, no failed requests': load,
  'Client navigation from the sidebar': clientNavigation,
  'Scroll position, also after "back"': scrollAndBack,
  'Links to headings, in the page and to another page': hash,
  'Version menu': versionSwitch,
  'Arrow of links to other hosts, without a frame': linkArrow,
  'Color mode: dark even if the system is light, switch, reload': colorMode,
};
