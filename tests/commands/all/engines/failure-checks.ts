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

const crash: Check = async ({ page, site }) => {
  await openReady(page, `${site.origin}/search`);
  // The number of results is formatted with plural rules, so the results crash.
  await page.evaluate(() => {
    const { PluralRules } = Intl;
    const get = () => {
      if (!sessionStorage.getItem('test-repaired')) throw new Error('Broken by the test.');
      return PluralRules;
    };
    Object.defineProperty(Intl, 'PluralRules', { get });
  });
  await page.click('main input');
  await page.type('docker');
  await expectText(page, 'main h1', 'This page crashed.');
  await expectText(page, '.crash-messages pre', 'Broken by the test.');
  await expectVisible(page, '.navbar');
  await page.evaluate(() => sessionStorage.setItem('test-repaired', 'yes'));
  await page.click('.crash-ways button');
  await expectInPage(page, true, () => document.querySelectorAll('.search-hit-title').length > 0);
  await expectSameDocument(page);
  await page.evaluate(() => sessionStorage.removeItem('test-repaired'));
  await page.takeFaults();
};

const offline: Check = async ({ page, site }) => {
  await openReady(page, `${site.origin}/help`);
  await site.goOffline();
  try {
    await followNewLink(page, '/3.9/deployment/docker');
    await expectText(page, '.offline-notice strong', 'No connection.');
    await expectAddress(page, '/help');
    await expectSameDocument(page);
  } finally {
    await site.goOnline();
  }
  await expectAddress(page, '/3.9/deployment/docker');
  await waitUntilReady(page);
  await page.takeFaults();
};

/** What readers see when something fails: name in the table of results → check. */
export const failureChecks: Readonly<Record<string, Check>> = {
  'Crash screen, "Try again"': crash,
  'Notice while the server is gone, navigation when it is back': offline,
};
