import { expect } from 'vitest';
import {
  expectAddress,
  expectInPage,
  expectSameDocument,
  expectVisible,
  openReady,
  type EnginePage,
} from './engine-page';
import type { Check, Visit } from './test-site';

const dialog = 'dialog[open] .DocSearch-Modal';

const expectFieldFocused = (page: EnginePage) =>
  expectInPage(page, true, (field) => document.activeElement?.matches(field) ?? false, `${dialog} input`);

async function openForSearch({ page, site }: Visit) {
  await openReady(page, `${site.origin}/help`);
  await expectInPage(page, 'ready', () => document.documentElement.dataset.search);
}

/** Types a query into the open dialog, and waits for the hits. */
async function search(page: EnginePage, query: string) {
  await expectFieldFocused(page);
  await page.type(query);
  await expectInPage(page, query, () =>
    document.querySelector('dialog[open]')?.getAttribute('data-answered'),
  );
}

/** Expects that a hit opens without a load, and closes the dialog. */
async function expectOpened(page: EnginePage, address: string) {
  expect(address).toMatch(/^\//);
  await expectAddress(page, address);
  await expectVisible(page, dialog, 0);
  await expectSameDocument(page);
}

const searchByMouse: Check = async (visit) => {
  const { page } = visit;
  const hit = `${dialog} .DocSearch-Hit > a`;
  await openForSearch(visit);
  await page.click('.DocSearch-Button');
  await search(page, 'docker');
  const address = await page.evaluate(
    (query) => document.querySelector(query)?.getAttribute('href') ?? '',
    hit,
  );
  await page.click(hit);
  await expectOpened(page, address);
};

const searchByKeyboard: Check = async (visit) => {
  const { page } = visit;
  await openForSearch(visit);
  await page.press('k', 'Control');
  await expectFieldFocused(page);
  await page.press('Escape');
  await expectVisible(page, dialog, 0);
  await page.press('k', 'Control');
  await search(page, 'segmentation');
  await page.press('ArrowDown');
  const readSecond = () =>
    page.evaluate((query) => {
      const second = document.querySelectorAll(query)[1];
      return second?.matches('[aria-selected="true"]') ? second.querySelector('a')?.getAttribute('href') : '';
    }, `${dialog} .DocSearch-Hit`);
  const address = (await readSecond()) ?? '';
  await page.press('Enter');
  await expectOpened(page, address);
};

/** Name in the table of results → check. */
export const searchChecks: Readonly<Record<string, Check>> = {
  'Search with the mouse': searchByMouse,
  'Search with the keyboard': searchByKeyboard,
};
