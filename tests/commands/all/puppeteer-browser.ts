import { launch, type Browser } from 'puppeteer-core';
import { findBrowser } from '@/tools/programs/browser';
import { provideFirefox } from '@/tools/programs/firefox';

export type BrowserName = 'chrome' | 'firefox';

const firefoxPreferences = {
  // A proxy that does not exist, so that every request to a host fails.
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
};

/** Starts a browser without a network, except for servers on this computer. */
export function launchBrowser(browser: BrowserName): Promise<Browser> {
  const options =
    browser === 'chrome'
      ? {
          executablePath: findBrowser() ?? '',
          args: ['--no-sandbox', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1'],
        }
      : { executablePath: provideFirefox(), extraPrefsFirefox: firefoxPreferences };
  return launch({ browser, ...options, protocolTimeout: 120_000 });
}
