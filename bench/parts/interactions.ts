import type { Browser } from '@playwright/test';
import { forEachSite, sites, type Origins } from '../all-sites';
import { measureInteraction } from '../measure/interactions';
import type { Figures, Row, Section } from '../results';
import { interactionNames } from '../sites/site';
import { median } from '../statistics';

/** When readers press for the first time, in ms after the first paint, and what is expected then. */
const presses = [
  { delay: 200, target: { limit: 8000 } },
  { delay: 1000, target: { share: 1 } },
  { delay: 4000, target: { limit: 100 } },
];

/** Measures how long the first press on a page takes. */
export async function compareInteractions(browser: Browser, origins: Origins): Promise<Section> {
  const rows: Row[] = [];
  for (const name of interactionNames)
    for (const cpu of [1, 4])
      for (const { delay, target } of presses) {
        const label = `${name}, ${delay / 1000} s, ${cpu}× CPU`;
        const times = await forEachSite(label, (site) =>
          measureInteraction(browser, site, origins[site.name], name, { cpu, delay, rounds: 3 }),
        );
        // A press that is lost once is lost.
        const figures: Figures = Object.fromEntries(
          sites.flatMap((site) => {
            const list = times[site.name];
            return list ? [[site.name, list.includes(Infinity) ? Infinity : median(list)]] : [];
          }),
        );
        const isSearch = name === 'search' && delay === 4000;
        rows.push({ label, figures, target: isSearch ? { limit: 250 } : target });
      }
  return {
    title: 'First interactions',
    method:
      'From the first press on a page that has just been painted to the frame that shows its effect, in ms, with 150 ms latency and 1.6 Mbps: medians of three. "Infinity" means that a press had no effect within eight seconds. The search is opened with Ctrl+K, and a word is typed once the field has focus.',
    rows,
  };
}
