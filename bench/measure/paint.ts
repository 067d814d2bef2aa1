import type { Browser } from '@playwright/test';
import type { Speed } from '../speeds';
import { slowDown, withPage } from './browser';

/** When a reader on a slow computer and connection sees a page. Times in ms. */
export interface Paint {
  fcp: number;
  lcp: number;
  /** Total blocking time: what tasks took longer than 50 ms each, after the first paint. */
  tbt: number;
  cls: number;
  /** Bytes received until the largest text was painted. */
  bytes: number;
}

/** What `probe.js` collects. */
interface Entries {
  fcp: number;
  lcp: number;
  cls: number;
  tasks: { start: number; duration: number }[];
}

/** Time after the load in which a page may still be busy, in ms. */
const rest = 5000;

/** Loads a page on a phone-sized window in a new profile. */
export function measurePaint(browser: Browser, url: string, speed: Speed): Promise<Paint> {
  return withPage(browser, { viewport: { width: 412, height: 823 } }, async (page) => {
    const session = await slowDown(page, speed);
    await session.send('Network.enable');
    const received: { request: string; time: number; bytes: number }[] = [];
    const finished = new Map<string, { time: number; bytes: number }>();
    let start: number | undefined;
    session.on('Network.requestWillBeSent', ({ timestamp }) => {
      start ??= timestamp;
    });
    const since = (timestamp: number) => (timestamp - (start ?? timestamp)) * 1000;
    session.on('Network.dataReceived', ({ requestId: request, timestamp, encodedDataLength: bytes }) => {
      received.push({ request, time: since(timestamp), bytes });
    });
    // Only this event has the whole size of a compressed response.
    session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength: bytes }) => {
      finished.set(requestId, { time: since(timestamp), bytes });
    });
    await page.addInitScript({ path: 'bench/measure/probe.js' });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(rest);
    const { fcp, lcp, cls, tasks } = (await page.evaluate('benchPaint')) as Entries;
    const tbt = tasks
      .filter((task) => task.start + task.duration > fcp)
      .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
    const whole = [...finished].filter(([, { time }]) => time <= lcp);
    const wholeIds = new Set(whole.map(([id]) => id));
    const parts = received.filter(({ request, time }) => time <= lcp && !wholeIds.has(request));
    const bytes = [...whole.map(([, entry]) => entry), ...parts].reduce((sum, entry) => sum + entry.bytes, 0);
    return { fcp, lcp, tbt, cls, bytes };
  });
}
