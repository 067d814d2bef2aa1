/**
 * Measures the search dialog of a served site: bytes from opening the dialog to the first result, the time from each key
 * press to its results with a processor that is four times slower (first without, then with a loaded index), and the
 * processor time of page and worker, which does not depend on other programs.
 *
 * `node --import tsx bench/search/keystrokes.ts [address]`
 */
import { gzipSync } from 'node:zlib';
import { chromium, type Page, type Response } from '@playwright/test';
import { findBrowser } from '../../tools/programs/browser';

const address = process.argv[2] ?? 'http://localhost:3000';
const queries = [
  'customizationService',
  'cors error',
  'docker nginx',
  'sharedarraybuffer',
  'hanging protocol',
];

/** Returns the kind of a file, or null for prefetched page data, which is not part of the search. */
const kindOf = (path: string): string | null => {
  if (path.endsWith('.txt')) return null;
  if (path.includes('/search')) return 'index';
  return path.endsWith('.css') ? 'styles' : 'scripts';
};

/** Returns the bytes after gzip, by kind, that are fetched from opening the dialog to the first result. */
async function measureBytes(page: Page): Promise<Record<string, number>> {
  const responses: Response[] = [];
  await page.goto(`${address}/help`);
  await page.waitForSelector('html[data-search="ready"]');
  await page.waitForLoadState('networkidle');
  page.on('response', (response) => responses.push(response));
  await page.click('.DocSearch-Button');
  await page.fill('.DocSearch-Input', 'docker');
  await page.waitForSelector('[data-answered="docker"] .DocSearch-Hit');
  const sums: Record<string, number> = {};
  for (const response of responses) {
    const kind = kindOf(new URL(response.url()).pathname);
    if (kind === null) continue;
    sums[kind] = (sums[kind] ?? 0) + gzipSync(await response.body().catch(() => Buffer.of())).length;
  }
  return sums;
}

/**
 * Presses a key and returns the time until the frame with the results is presented, in ms. It starts with the timestamp
 * of the event, so it includes the time in which the page is busy. When the results are there, an element is added;
 * Element Timing reports when it was presented, rounded to 4 ms.
 */
async function measureKey(page: Page, key: string, query: string): Promise<number> {
  const painted = page.evaluate(
    (text) =>
      new Promise<number>((resolve) => {
        let begun = 0;
        addEventListener(
          'keydown',
          ({ timeStamp }) => {
            begun = timeStamp;
            performance.mark('search-key');
          },
          { capture: true, once: true },
        );
        const dialog = document.querySelector<HTMLElement>('.search-dialog');
        const sign = Object.assign(document.createElement('i'), { textContent: '•' });
        sign.setAttribute('elementtiming', text);
        Object.assign(sign.style, { position: 'fixed', bottom: '0', left: '0' });
        const presented = new PerformanceObserver((list) => {
          const entry = list.getEntries().find((each) => 'identifier' in each && each.identifier === text);
          if (!entry) return;
          presented.disconnect();
          sign.remove();
          resolve(entry.startTime - begun);
        });
        presented.observe({ type: 'element' });
        const observer = new MutationObserver(() => {
          if (dialog?.dataset.answered !== text) return;
          observer.disconnect();
          dialog.append(sign);
          // Count processor time until the page has finished its part of the frame.
          requestAnimationFrame(() => setTimeout(() => performance.mark('search-painted')));
        });
        if (dialog) observer.observe(dialog, { attributeFilter: ['data-answered'] });
        document.documentElement.dataset.listening = text;
      }),
    query,
  );
  await page.waitForFunction((text) => document.documentElement.dataset.listening === text, query);
  await page.keyboard.press(key === ' ' ? 'Space' : key);
  return painted;
}

/** The used properties of a trace event; times in µs. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Processor time of the thread. */
  tdur?: number;
  args: { name?: string };
}

/** Returns the processor time between the marks of each key, in ms, of the main thread and the worker. */
function readCosts({ traceEvents }: { traceEvents: TraceEvent[] }): Record<'page' | 'worker', number[]> {
  const marks = traceEvents.filter(({ name }) => /^search-(?:key|painted)$/.test(name));
  marks.sort((left, right) => left.ts - right.ts);
  const threads = traceEvents.filter(
    ({ name, args, pid }) =>
      name === 'thread_name' && args.name?.startsWith('DedicatedWorker') && pid === marks[0]?.pid,
  );
  const tasks = traceEvents.filter(({ name, tdur }) => name.endsWith('::RunTask') && tdur !== undefined);
  const cost = (threadIds: readonly (number | undefined)[], from: number, to: number) =>
    tasks
      .filter(({ pid, tid }) => pid === marks[0]?.pid && threadIds.includes(tid))
      .filter(({ ts, dur = 0 }) => ts + dur > from && ts < to)
      .reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0);
  const spans = marks.flatMap(({ name, ts }, index) => {
    const next = marks[index + 1];
    return name === 'search-key' && next?.name === 'search-painted' ? [[ts, next.ts] as const] : [];
  });
  return {
    page: spans.map(([from, to]) => cost([marks[0]?.tid], from, to)),
    worker: spans.map(([from, to]) =>
      cost(
        threads.map(({ tid }) => tid),
        from,
        to,
      ),
    ),
  };
}

const percentile = (values: readonly number[], part: number): number =>
  [...values].sort((left, right) => left - right)[
    Math.min(values.length - 1, Math.floor(values.length * part))
  ] ?? 0;

const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox'],
});
const page = await browser.newPage();
const bytes = await measureBytes(page);
const total = Object.values(bytes).reduce((sum, count) => sum + count, 0);
console.log(`Bytes from intent to the first result: ${total} ${JSON.stringify(bytes)}`);

/** Types each query key by key. @returns the time of each key in ms */
async function typeAll(): Promise<number[]> {
  const times: number[] = [];
  for (const query of queries) {
    await page.fill('.DocSearch-Input', '');
    await page.waitForSelector('[data-answered=""]', { state: 'attached' });
    for (let length = 1; length <= query.length; length++) {
      const typed = query.slice(0, length);
      if (typed.endsWith(' ')) await page.keyboard.press('Space');
      else times.push(await measureKey(page, typed.slice(-1), typed));
    }
  }
  return times;
}

const report = (name: string, times: readonly number[]) => {
  const [p50, p95] = [percentile(times, 0.5), percentile(times, 0.95)].map((time) => time.toFixed(1));
  console.log(`${name}: p50 ${p50} ms, p95 ${p95} ms, ${times.length} keys`);
};

const session = await page.context().newCDPSession(page);
await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
report('Key to painted answer at a quarter of the speed, index fetched', await typeAll());
report('Key to painted answer at a quarter of the speed, index at hand', await typeAll());
await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing', 'devtools.timeline'] });
await typeAll();
const costs = readCosts(
  JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] },
);
report('Processor time of the page, key to painted answer', costs.page);
report('Processor time of the worker', costs.worker);
await browser.close();
