import type { Browser } from '@playwright/test';
import { forEachSite, pick, sites, type Origins } from '../all-sites';
import { measureClicks } from '../measure/clicks';
import type { Row, Section } from '../results';
import { speeds } from '../speeds';
import { median, quantile } from '../statistics';

/** Measures clicks on links of the sidebar. */
export async function compareClicks(browser: Browser, origins: Origins): Promise<Section> {
  const rows: Row[] = [];
  for (const speed of speeds) {
    const times = await forEachSite(`clicks, ${speed.label}`, async () => [] as number[]);
    for (let round = 1; round <= 3; round += 1) {
      const visits = await forEachSite(`clicks, ${speed.label}, round ${round}`, (site) =>
        measureClicks(browser, site, origins[site.name], speed),
      );
      for (const { name } of sites) times[name].push(...visits[name]);
    }
    rows.push(
      { label: `${speed.label}: median, ms`, figures: pick(times, median), target: { share: 0.6 } },
      { label: 'p95, ms', figures: pick(times, (list) => quantile(list, 0.95)), target: { share: 0.7 } },
    );
  }
  return {
    title: 'Clicks',
    method:
      'Fifteen links of the sidebar in three rounds, from the click to the frame with the new heading. The pointer is on a link 120 ms before.',
    rows,
  };
}
