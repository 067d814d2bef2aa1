import { expect, test } from '@playwright/test';
import { checkPage } from './page-checks/check-page';
import { exampleRoutes } from '../support/example-routes';
import { listAddresses, missingAddress } from './page-checks/list-addresses';
import { attachFaults } from './page-checks/table-reporter';
import { exhaustive, fixtureSite } from './support';

/** Long pages take minutes on a busy machine. */
test.describe.configure({ timeout: 300_000 });

const templates: ReadonlySet<string> = new Set([
  ...exampleRoutes,
  missingAddress,
  ...['/category/guide', '/code', '/tabs', '/images'].map((path) => fixtureSite + path),
]);

const pages = listAddresses();

test('each page that the quick tests check as the example of its template exists', () => {
  const addresses = new Set(pages.map(({ address }) => address));
  expect([...templates].filter((address) => !addresses.has(address))).toEqual([]);
});

for (const { address, group } of pages) {
  test(
    `SC-05 SC-09 SH-11 SH-14 SH-17 RT-22 the page ${address} logs nothing, obeys its security policy, and is accessible`,
    exhaustive(!templates.has(address)),
    async ({ page }, info) => {
      const faults = await checkPage(page, address);
      await attachFaults(info, group, faults);
      expect(Object.entries(faults).filter(([, list]) => list.length > 0)).toEqual([]);
    },
  );
}
