import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findProgram, installAptPackages, runProgram } from './programs';

/** Chromium without windows. It starts and draws faster than the whole browser, which is why tests prefer it. */
const headlessShell = 'chromium-headless-shell';

/** Names of Chromium executables in operating systems. */
const programs = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge',
  headlessShell,
];

/**
 * Features of Chromium that are disabled in tests. This list replaces the list of Playwright, so it repeats that list.
 * It adds the panels of the address bar, which take a second of processor time for each window.
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

/** Returns the path of the Chromium that Playwright installed, next to its headless shell; undefined without one. */
function findOwnBrowser(): string | undefined {
  const file = chromium.executablePath();
  return existsSync(file) ? file : undefined;
}

/**
 * Finds Chromium: the program at `CHROMIUM_PATH`, the one that Playwright installed, or that of the operating system.
 * @returns path of the program; undefined if there is none
 * @throws Error when there is no file at `CHROMIUM_PATH`
 */
export function findBrowser(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH is "${named}", but there is no such file.`);
  if (named) return named;
  return (
    findOwnBrowser() ??
    programs.map(findProgram).find(Boolean) ??
    macApplications.find((file) => existsSync(file))
  );
}

/**
 * Finds the browser for tests: the program at `CHROMIUM_PATH`, a headless shell, or else any Chromium.
 * @returns path of the program; undefined if there is none, or for the headless shell that Playwright installed
 */
function findTestBrowser(): string | undefined {
  if (process.env.CHROMIUM_PATH) return findBrowser();
  return findOwnBrowser() ? undefined : (findProgram(headlessShell) ?? findBrowser());
}

/** Returns launch options for tests, which disable unneeded features and background requests to other hosts. */
export function getLaunchOptions(): { executablePath?: string; args: string[] } {
  const executablePath = findTestBrowser();
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

/** Whether only a whole browser was found where a headless shell can be installed without a password. */
const lacksHeadlessShell = () =>
  !process.env.CHROMIUM_PATH && !findOwnBrowser() && !findProgram(headlessShell) && process.getuid?.() === 0;

/**
 * Finds Chromium, or installs it with Playwright or with apt-get. As root, as in a container, also installs the headless
 * shell if there is only a whole browser.
 * @returns path of the program
 * @throws Error with advice for the user when Chromium cannot be installed
 */
export function provideBrowser(): string {
  if (findBrowser() && lacksHeadlessShell()) installAptPackages(headlessShell);
  const found = findTestBrowser() ?? findBrowser();
  if (found) return found;
  console.log('Chromium is missing. Installing it for the tests.');
  const install = ['node_modules/@playwright/test/cli.js', 'install', '--with-deps', 'chromium'];
  runProgram(process.execPath, install);
  if (!findBrowser()) installAptPackages(headlessShell);
  if (!findBrowser()) installAptPackages('chromium');
  const installed = findBrowser();
  if (installed) return installed;
  throw new Error(
    'Chromium could not be installed. Install it manually, or set CHROMIUM_PATH to the path of its program.',
  );
}
