import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findProgram, installPackages, runProgram } from './programs';

/** Programs that are a Chromium, by the names that distributions give them. */
const programs = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge',
];

const macApplications = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * A Chromium that is already on this machine: the one named by `CHROMIUM_PATH`, Playwright's own, or the system's.
 * @returns its path; undefined when there is none
 * @throws Error when `CHROMIUM_PATH` names no file
 */
export function findBrowser(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH is "${named}", and there is no such file.`);
  if (named) return named;
  const own = chromium.executablePath();
  if (own && existsSync(own)) return own;
  return programs.map(findProgram).find(Boolean) ?? macApplications.find((file) => existsSync(file));
}

/**
 * Makes sure that a Chromium is there: an installed one, else Playwright's download, else the distribution's package.
 * @returns its path
 * @throws Error that says what to do when none can be had
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
