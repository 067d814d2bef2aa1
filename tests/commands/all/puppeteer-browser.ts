import { launch, type Browser } from 'puppeteer-core';
import { findBrowser } from '@/tools/programs/browser';
import { provideFirefox } from '@/tools/programs/firefox';

export type BrowserName = 'chrome' | 'firefox';

/** A name for this computer that browsers do not take for it. */
export const testHost = 'archive.test';

const firefoxPreferences = {
  // A proxy that does not exist, so that every request to a host fails.
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
  'network.proxy.no_proxies_on': testHost,
  'network.dns.localDomains': testHost,
};

/**
 * Starts a browser without a network, except for servers on this computer.
 * @param downloads folder in which it saves downloads without asking
 */
export function launchBrowser(browser: BrowserName, downloads?: string): Promise<Browser> {
  const options =
    browser === 'chrome'
      ? {
          executablePath: findBrowser() ?? '',
          args: [
            '--no-sandbox',
            `--host-resolver-rules=MAP ${testHost} 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1`,
          ],
        }
      : {
          executablePath: provideFirefox(),
          extraPrefsFirefox: {
            ...firefoxPreferences,
            ...(downloads && { 'browser.download.folderList': 2, 'browser.download.dir': downloads }),
          },
        };
  return launch({
    browser,
    ...options,
    // Firefox takes the folder from its preferences.
    ...(browser === 'chrome' &&
      downloads && { downloadBehavior: { policy: 'allow', downloadPath: downloads } as const }),
    acceptInsecureCerts: true,
    protocolTimeout: 120_000,
  });
}

/** Browsers in which tests of headers run. */
export const testedBrowsers: readonly BrowserName[] = process.env.DOCS_TEST_ALL
  ? ['chrome', 'firefox']
  : ['chrome'];
