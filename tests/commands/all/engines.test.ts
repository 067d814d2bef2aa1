import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentChecks } from './engines/content-checks';
import { openReady, type EnginePage } from './engines/engine-page';
import { failureChecks } from './engines/failure-checks';
import { openPuppeteerPage } from './engines/puppeteer-page';
import { placeChecks } from './engines/place-checks';
import { readingChecks } from './engines/reading-checks';
import { searchChecks } from './engines/search-checks';
import { startTestSite, type TestSite } from './engines/test-site';
import { toolChecks } from './engines/tool-checks';
import { openWebKitPage } from './engines/webkit-page';

const checks = {
  ...readingChecks,
  ...placeChecks,
  ...searchChecks,
  ...contentChecks,
  ...toolChecks,
  ...failureChecks,
};

const browsers: Readonly<Record<string, () => Promise<EnginePage>>> = {
  Chromium: () => openPuppeteerPage('chrome'),
  Firefox: () => openPuppeteerPage('firefox'),
  WebKitGTK: openWebKitPage,
};

/** Name and version of a browser → name of a check → its result. */
const results = new Map<string, Map<string, 'failed' | 'passed'>>();

function formatResults(): string {
  const rows = [
    ['check', ...results.keys()],
    ['---', ...[...results].map(() => '---')],
    ...Object.keys(checks).map((name) => [
      name,
      ...[...results.values()].map((result) => result.get(name) ?? 'not run'),
    ]),
  ];
  return rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

afterAll(() => {
  console.log(`Tested on ${new Date().toISOString().slice(0, 10)}:\n\n${formatResults()}\n`);
});

describe.each(Object.entries(browsers))('the site in the browser %s', (name, open) => {
  let page: EnginePage;
  let site: TestSite;
  let fixtures: TestSite;
  const result = new Map<string, 'failed' | 'passed'>();

  beforeAll(async () => {
    const recordsFaults = name === 'WebKitGTK';
    site = await startTestSite('out', recordsFaults);
    fixtures = await startTestSite('out-fixtures', recordsFaults);
    page = await open();
    results.set(`${name} ${page.version}`, result);
  });
  afterAll(async () => {
    await page?.close();
    await Promise.all([site?.stop(), fixtures?.stop()]);
  });

  it('has its console messages, failed requests and uncaught errors recorded by the tests', async () => {
    await openReady(page, `${site.origin}/help`);
    await page.evaluate(() => {
      console.warn('a message');
      void fetch('/missing.json');
      setTimeout(() => {
        throw new Error('an error');
      });
    });
    const missing = new Set(['a message', 'an error', '404 /missing.json']);
    await expect
      .poll(async () => {
        for (const fault of [...(await page.takeFaults()), ...site.takeFailures()])
          for (const text of missing) if (fault.includes(text)) missing.delete(text);
        return [...missing];
      })
      .toEqual([]);
  });

  it.each(Object.entries(checks))('passes the feature check without error: %s', async (checkName, check) => {
    result.set(checkName, 'failed');
    await check({ page, site, fixtures });
    expect([...(await page.takeFaults()), ...site.takeFailures(), ...fixtures.takeFailures()]).toEqual([]);
    result.set(checkName, 'passed');
  });
});
