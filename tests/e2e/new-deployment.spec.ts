import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, type Page } from '@playwright/test';
import sirv from 'sirv';
import { countLoads, stopSight } from './navigation-support';
import {
  collectConsole,
  expectSameDocument,
  gotoHydrated,
  navbarOf,
  sidebarOf,
  waitHydrated,
} from './support';

/** Two builds that share addresses, but neither scripts nor data. */
const builds = {
  former: sirv('out-fixtures', { extensions: ['html'] }),
  newer: sirv('out', { extensions: ['html'] }),
};

let deployed: keyof typeof builds = 'former';
let server: Server;
let origin = '';

test.beforeAll(async () => {
  server = createServer((request, response) =>
    builds[deployed](request, response, () => {
      response.writeHead(404).end('Not found');
    }),
  );
  await new Promise<void>((resolve) => {
    server.listen(0, resolve);
  });
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});

test.beforeEach(() => {
  deployed = 'former';
});

test.afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const newerHeading = (page: Page) => page.getByRole('heading', { level: 2, name: 'Common tasks' });

test('NV-22 a new build between two clicks: the click loads the page of the new one, once, and the next moves within it', async ({
  page,
}) => {
  const lines = collectConsole(page);
  await stopSight(page);
  await gotoHydrated(page, `${origin}/tabs`);
  const loads = countLoads(page);
  deployed = 'newer';
  await navbarOf(page).locator('.navbar-brand').click();
  await expect(newerHeading(page)).toBeVisible();
  await expect(page).toHaveURL(`${origin}/`);
  expect(loads()).toBe(1);
  await waitHydrated(page);
  await sidebarOf(page).getByRole('link', { name: 'Resources' }).click();
  await expect(page).toHaveURL(`${origin}/resources`);
  await expectSameDocument(page);
  expect(loads()).toBe(1);
  expect(lines.filter((line) => line.startsWith('uncaught'))).toEqual([]);
});

test('NV-22 a page that the new build no longer has: one load, which the host answers', async ({ page }) => {
  await stopSight(page);
  await gotoHydrated(page, `${origin}/`);
  const loads = countLoads(page);
  deployed = 'newer';
  await page.locator('article').getByRole('link', { name: 'Tabs', exact: true }).click();
  await expect(page.getByText('Not found')).toBeVisible();
  await expect(page).toHaveURL(`${origin}/tabs`);
  expect(loads()).toBe(1);
});

test('NV-22 back to a page of the former build: it is shown, of either build, without a loop', async ({
  page,
}) => {
  await gotoHydrated(page, `${origin}/`);
  await page.locator('article').getByRole('link', { name: 'Tabs', exact: true }).click();
  await expect(page).toHaveURL(`${origin}/tabs`);
  const loads = countLoads(page);
  deployed = 'newer';
  await page.goBack();
  await expect(page).toHaveURL(`${origin}/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Introduction/);
  expect(loads()).toBeLessThanOrEqual(1);
});
