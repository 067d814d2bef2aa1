import { expect, type Page } from '@playwright/test';
import { indexFiles } from './search-support';
import { gotoHydrated } from './support';

export const searchButtonOf = (page: Page) => page.getByRole('button', { name: /^Search \(/ });

export const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Search the documentation' });

export const inputOf = (page: Page) => dialogOf(page).getByRole('combobox', { name: 'Search', exact: true });

/** Entries of the dialog: results, or remembered searches. */
export const hitsOf = (page: Page) => dialogOf(page).getByRole('treeitem');

/** Links of the entries, without those to other versions. */
export const hitLinksOf = (page: Page) => dialogOf(page).locator('.DocSearch-Hit > a:first-child');

export const groupsOf = (page: Page) => dialogOf(page).getByRole('tree');

/** Loads a page and waits until the search button listens. */
export async function gotoReady(page: Page, path = '/faq/general'): Promise<void> {
  await gotoHydrated(page, path);
  await expect(page.locator('html')).toHaveAttribute('data-search', 'ready');
}

/** Loads a page and opens the dialog with a click. */
export async function openSearch(page: Page, path?: string): Promise<void> {
  await gotoReady(page, path);
  await searchButtonOf(page).click();
  await expect(inputOf(page)).toBeFocused();
}

/** Enters a query and waits for its answer. */
export async function search(page: Page, query: string): Promise<void> {
  await inputOf(page).fill(query);
  await expect(dialogOf(page)).toHaveAttribute('data-answered', query);
}

/** A remembered search as it is stored. */
export const storedHit = (name: string) => ({
  objectID: `test:${name}`,
  url: '/faq/general',
  type: 'lvl1',
  content: null,
  hierarchy: { lvl0: 'Test', lvl1: name, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
});

/** Storage keys of remembered searches. */
export const keptKeys = {
  recent: '__DOCSEARCH_RECENT_SEARCHES__docs',
  favorites: '__DOCSEARCH_FAVORITE_SEARCHES__docs',
};

/** Makes the browser save data, so that nothing of the search is loaded ahead; call before the first load. */
export const saveData = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));

/** Blocks the files of the index, enters a query, and waits for the error message. */
export async function openFailing(page: Page): Promise<void> {
  await saveData(page);
  await gotoReady(page);
  await page.context().route(indexFiles, (route) => route.abort());
  await searchButtonOf(page).click();
  await inputOf(page).fill('docker');
  await expect(dialogOf(page).getByText('Unable to fetch results', { exact: true })).toBeVisible();
}
