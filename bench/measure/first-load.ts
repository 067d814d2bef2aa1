import type { Browser } from '@playwright/test';
import { withPage } from './browser';

/** What the first visit to a page loads, in bytes as transferred (compressed). */
export interface FirstLoad {
  html: number;
  scripts: number;
  styles: number;
  fonts: number;
  images: number;
  /** Data of other pages, loaded in advance. */
  prefetched: number;
  requests: number;
  nodes: number;
}

type ByteKind = Exclude<keyof FirstLoad, 'requests' | 'nodes'>;

const kinds: Readonly<Record<string, ByteKind>> = {
  Document: 'html',
  Script: 'scripts',
  Stylesheet: 'styles',
  Font: 'fonts',
  Image: 'images',
  Media: 'images',
};

/** Pause after the network is idle, in ms, in which sites prefetch. */
const pause = 2000;

/** Loads a page in a new profile, moves the pointer once, for which scripts may wait, and adds up what was transferred. */
export function measureFirstLoad(browser: Browser, url: string): Promise<FirstLoad> {
  return withPage(browser, { viewport: { width: 1280, height: 800 } }, async (page, context) => {
    const sums: FirstLoad = {
      html: 0,
      scripts: 0,
      styles: 0,
      fonts: 0,
      images: 0,
      prefetched: 0,
      requests: 0,
      nodes: 0,
    };
    const requests = new Map<string, ByteKind>();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    session.on('Network.requestWillBeSent', ({ requestId, type = 'Other', request }) => {
      const isPrefetch = request.initialPriority === 'VeryLow' || !(type in kinds);
      requests.set(requestId, isPrefetch ? 'prefetched' : (kinds[type] ?? 'prefetched'));
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const kind = requests.get(requestId);
      if (kind) sums[kind] += encodedDataLength;
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.mouse.move(640, 400);
    await page.waitForTimeout(pause);
    sums.requests = requests.size;
    sums.nodes = await page.evaluate(() => document.querySelectorAll('*').length);
    return sums;
  });
}
