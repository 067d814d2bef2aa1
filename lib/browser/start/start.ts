import { runNext } from '../next-internals';
import type { StartSettings } from '../inline/settings';
import { waitForSign } from './first-sign';
import { loadPageData } from './page-data';

/** Resolves when the whole page is there, to true if a part of it is empty or looks different until scripts run. */
async function needsScripts(): Promise<boolean> {
  if (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
  return document.querySelector('[data-needs-scripts]') !== null;
}

/**
 * Starts the site: passes the data of the page to Next.js, usually on the first sign of the reader. If the data cannot
 * be loaded, the page remains as it is, with plain links.
 */
export async function start({ build, entry, waits }: StartSettings): Promise<void> {
  const sign = waitForSign();
  const data = await loadPageData(build);
  if (data === undefined) return;
  if (waits && !(await needsScripts())) await sign;
  runNext(data, entry);
}
