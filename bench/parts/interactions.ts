import type { Browser } from '@playwright/test';
import { forEachSite, sites, type Origins } from '../all-sites';
import { findControl, measureInteraction, type Point } from '../measure/interactions';
import type { Figures, Row, Section } from '../results';
import { interactionNames, type InteractionName, type SiteName } from '../sites/site';
import { median } from '../statistics';

/** When readers press for the first time, in ms after the first paint, and what is expected then. */
const presses = [
  { delay: 200, target: { limit: 8000 } },
  { delay: 1000, target: { share: 1 } },
  { delay: 4000, target: { limit: 100 } },
];

type Points = Record<SiteName, Point | undefined>;

/** Finds all controls before anything is measured, so that a site that has changed is noticed at once. */
async function findControls(browser: Browser, origins: Origins): Promise<Record<InteractionName, Points>> {
  const points: [InteractionName, Points][] = [];
  for (const name of interactionNames)
    points.push([
      name,
      await forEachSite(`find: ${name}`, (site) => findControl(browser, site, origins[site.name], name)),
    ]);
  return Object.fromEntries(points) as Record<InteractionName, Points>;
}

/**
 * Measures how long the first press on a page takes.
 * @param cpu by how much the processor is slowed down
 */
export async function compareInteractions(
  browser: Browser,
  origins: Origins,
  rounds: number,
  cpu: number,
): Promise<Section> {
  const points = await findControls(browser, origins);
  const rows: Row[] = [];
  for (const name of interactionNames)
    for (const { delay, target } of presses) {
      const label = `${name}, ${delay / 1000} s`;
      const times = await forEachSite(`${label}, ${cpu}× CPU`, (site) => {
        const point = points[name][site.name];
        return measureInteraction(browser, site, origins[site.name], name, point, {
          cpu,
          delay,
          rounds: Math.min(rounds, 3),
        });
      });
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
    title: `First interactions, ${cpu}× CPU`,
    method:
      'From the first press on a page that has just been painted to the frame that shows its effect, in ms, with 150 ms latency and 1.6 Mbps: medians of up to three. "Infinity" means that a press had no effect within eight seconds. The search is opened with Ctrl+K, and a word is typed once the field has focus.',
    rows,
  };
}
