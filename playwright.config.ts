import { defineConfig } from '@playwright/test';
import { getLaunchOptions } from './tools/programs/browser';

const sitePort = Number(process.env.DOCS_TEST_PORT ?? 4173);
const fixturePort = sitePort + 1;

/**
 * End-to-end tests run on finished exports: the site in `out/`, and the fixture site in `out-fixtures/`. They are served
 * at `DOCS_TEST_PORT` and the port after it. Tests with the tag `@all` repeat on more pages or hosts what another test
 * checks on one; they run with `DOCS_TEST_ALL`, as `npm run test:all` sets it.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  ...(process.env.DOCS_TEST_ALL ? {} : { grepInvert: /@all/ }),
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  // Generous, for busy machines: what is waited for ends a wait, not the time.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${sitePort}`,
    viewport: { width: 1280, height: 800 },
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
