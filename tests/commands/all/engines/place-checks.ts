import { expect } from 'vitest';
import { pagePairs } from '@/tests/support/page-pairs';
import {
  expectInPage,
  expectSameDocument,
  followNewLink,
  openReady,
  waitUntilReady,
  type EnginePage,
} from './engine-page';
import type { Check } from './test-site';

const readPlace = (page: EnginePage) => page.evaluate(() => Math.round(scrollY));

/** Scrolls to a part of the page's height, and waits until the page has saved the place. @returns the place in px */
async function rest(page: EnginePage, part: number): Promise<number> {
  // Until then, the lower part of a page that a link led to has an estimated height.
  await expectInPage(page, false, () => 'arriving' in document.documentElement.dataset);
  const top = await page.evaluate((share) => {
    const place = Math.round((document.documentElement.scrollHeight - innerHeight) * share);
    scrollTo({ top: place, behavior: 'instant' });
    return place;
  }, part);
  await expectInPage(page, top, () => Math.round((history.state as { place?: number } | null)?.place ?? 0));
  return top;
}

/** Waits for the page, and expects that it is where the reader left it, within 2 px. */
async function expectPlace(page: EnginePage, path: string, top: number): Promise<void> {
  await expectInPage(page, path, () => {
    const address = document.querySelector<HTMLMetaElement>('meta[property="og:url"]')?.content;
    return address && new URL(address).pathname;
  });
  await waitUntilReady(page);
  await expect
    .poll(async () => Math.abs((await readPlace(page)) - top), { message: `${path} at ${top}` })
    .toBeLessThanOrEqual(2);
}

const keepPlace: Check = async ({ page, site }) => {
  for (const [from, to] of pagePairs) {
    await openReady(page, site.origin + from);
    const first = await rest(page, 0.7);
    await followNewLink(page, to);
    await expectPlace(page, to, 0);
    const second = await rest(page, 0.9);
    await page.back();
    await expectPlace(page, from, first);
    await page.evaluate(() => history.forward());
    await expectPlace(page, to, second);
    await expectSameDocument(page);
  }
};

/** Waits until the heading in the closed part is right below the navbar, and nothing moves anymore. */
async function expectPartBelowNavbar(page: EnginePage): Promise<void> {
  await expectInPage(page, true, () => {
    const navbar = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
    const target = document.querySelector('#inside-closed-parts')?.getBoundingClientRect();
    const distance = (target?.top ?? 0) - navbar;
    return document.getAnimations().length === 0 && distance > -1 && distance < 100;
  });
}

const closedParts: Check = async ({ page, fixtures }) => {
  const link = 'article p a[href="#inside-closed-parts"]';
  await page.open(`${fixtures.origin}/long`);
  await page.click(link);
  await expectPartBelowNavbar(page);
  await openReady(page, `${fixtures.origin}/long`);
  for (const _ of [1, 2]) {
    await page.click(link);
    await expectPartBelowNavbar(page);
    await page.evaluate(() => {
      document.querySelector('details')?.removeAttribute('open');
      scrollTo({ top: 0, behavior: 'instant' });
    });
  }
  await openReady(page, `${fixtures.origin}/code`);
  await followNewLink(page, '/long#inside-closed-parts');
  await expectPartBelowNavbar(page);
};

/** Where readers are in a page: name in the table of results → check. */
export const placeChecks: Readonly<Record<string, Check>> = {
  'Back and forward keep the place, between 10 pairs of pages': keepPlace,
  'Links into closed parts, also twice and as the first action': closedParts,
};
