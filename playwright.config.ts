import { defineConfig } from '@playwright/test';
import { getLaunchOptions } from './tools/programs/browser';

const sitePort = Number(process.env.DOCS_TEST_PORT ?? 4173);
const fixturePort = sitePort + 1;

/**
 * End-to-end tests run against finished exports: the site in `out/`, served at port `DOCS_TEST_PORT`, and the fixture
 * site in `out-fixtures/`, served at the next port. Tests tagged `@all` repeat another test on more pages or hosts, and
 * run only if `DOCS_TEST_ALL` is set, as in `npm run test:all`.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  ...(process.env.DOCS_TEST_ALL ? {} : { grepInvert: /@all/ }),
  fullyParallel: true,
  // Two more than the cores of a small machine, because tests often wait for timers.
  workers: 4,
  forbidOnly: true,
  retries: 0,
  // Long enough for slow machines; a test continues as soon as its condition is met.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['./tests/e2e/page-checks/table-reporter.ts']],
  use: {
    baseURL: `http://localhost:${sitePort}`,
    viewport: { width: 1280, height: 800 },
    permissions: ['clipboard-read', 'clipboard-write'],
    launchOptions: getLaunchOptions(),
  },
  webServer: [
    {
      command: `npm run --silent serve -- out`,
      env: { PORT: String(sitePort) },
      url: `http://localhost:${sitePort}/`,
      reuseExistingServer: false,
    },
    {
      command: `npm run --silent serve -- out-fixtures`,
      env: { PORT: String(fixturePort) },
      url: `http://localhost:${fixturePort}/`,
      reuseExistingServer: false,
    },
  ],
});
