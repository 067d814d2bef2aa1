/**
 * Measures the search dialog on a finished site that is being served: bytes from a cold page to the first result, and
 * the time from each key to the frame that shows its answer, on a processor made four times slower.
 *
 * `node --import tsx bench/search/keystrokes.ts [address]`
 */
import { gzipSync } from 'node:zlib';
import { chromium, type Page, type Response } from '@playwright/test';
import { findBrowser } from '../../tests/support/browser';

const address = process.argv[2] ?? 'http://localhost:3000';
const queries = [
  'customizationService',
  'cors error',
  'docker nginx',
  'sharedarraybuffer',
  'hanging protocol',
];

/** What a file is for; data of pages that are fetched ahead is none of the search's. */
const kindOf = (path: string): string | null => {
  if (path.endsWith('.txt')) return null;
  if (path.includes('/search')) return 'index';
  return path.endsWith('.css') ? 'styles' : 'scripts';
};

/** Bytes after gzip of everything that is fetched between the first sign of intent and the first result. */
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

/** ms from the key to the frame after the one that the answer was put into. */
async function measureKey(page: Page, key: string, query: string): Promise<number> {
  const painted = page.evaluate(
    (text) =>
      new Promise<number>((resolve) => {
        let begun = 0;
        addEventListener('keydown', () => (begun = performance.now()), { capture: true, once: true });
        const body = document.querySelector<HTMLElement>('.DocSearch-Dropdown');
        const observer = new MutationObserver(() => {
          if (body?.dataset.answered !== text) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begun)));
        });
        if (body) observer.observe(body, { attributeFilter: ['data-answered'] });
        document.documentElement.dataset.listening = text;
      }),
    query,
  );
  await page.waitForFunction((text) => document.documentElement.dataset.listening === text, query);
  await page.keyboard.press(key === ' ' ? 'Space' : key);
  return painted;
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

const session = await page.context().newCDPSession(page);
await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
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
const [p50, p95] = [percentile(times, 0.5), percentile(times, 0.95)].map((time) => time.toFixed(1));
console.log(
  `Key to painted answer at a quarter of the speed: p50 ${p50} ms, p95 ${p95} ms, ${times.length} keys`,
);
await browser.close();
