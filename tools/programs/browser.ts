import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findProgram, installPackages, runProgram } from './programs';

/** Names of Chromium executables in distributions. */
const programs = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge',
];

/**
 * Parts of Chromium that tests switch off. A list passed to Chromium replaces the one from Playwright, so
 * this one repeats that, and adds the panels of the address bar: pages of their own, which take a second of processor
 * time with each window, more than a page of the site.
 */
const disabledFeatures = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
  'msEdgeUpdateLaunchServicesPreferredVersion',
  'msForceBrowserSignIn',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
];

const macApplications = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Finds an installed Chromium: the one named by `CHROMIUM_PATH`, Playwright's own, or the system's.
 * @returns its path; undefined when there is none
 * @throws Error when `CHROMIUM_PATH` is not a file
 */
export function findBrowser(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH is "${named}", and there is no such file.`);
  if (named) return named;
  const own = chromium.executablePath();
  if (own && existsSync(own)) return own;
  return programs.map(findProgram).find(Boolean) ?? macApplications.find((file) => existsSync(file));
}

/** Launch options of the tests' browser: without requests to other hosts and unneeded features. */
export function getLaunchOptions(): { executablePath?: string; args: string[] } {
  const executablePath = findBrowser();
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-quic',
      '--disable-component-update',
      `--disable-features=${disabledFeatures.join()}`,
    ],
  };
}

/**
 * Ensures that Chromium is available: installed, from Playwright, or from the distribution's packages.
 * @returns its path
 * @throws Error that says what to do when none is available
 */
export function provideBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  console.log('No Chromium on this machine; installing one for the tests.');
  if (
    runProgram(process.execPath, [
      'node_modules/@playwright/test/cli.js',
      'install',
      '--with-deps',
      'chromium',
    ])
  ) {
    const own = findBrowser();
    if (own) return own;
  }
  installPackages('chromium');
  const installed = findBrowser();
  if (installed) return installed;
  throw new Error(
    'No Chromium could be installed. Install one by hand, or set CHROMIUM_PATH to its program file.',
  );
}
