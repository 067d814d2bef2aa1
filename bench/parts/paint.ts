import type { Browser } from '@playwright/test';
import { forEachSite, sites, type Origins } from '../all-sites';
import { measurePaint, type Paint } from '../measure/paint';
import type { Figures, Row, Section } from '../results';
import { loadedRoutes } from '../routes';
import type { SiteName } from '../sites/site';
import { slow } from '../speeds';
import { median } from '../statistics';

/** Measures when a page is painted, and how long it is busy. */
export async function comparePaint(browser: Browser, origins: Origins, rounds: number): Promise<Section> {
  const rows: Row[] = [];
  for (const route of loadedRoutes.slice(0, 2)) {
    const paints: Record<SiteName, Paint>[] = [];
    for (let round = 1; round <= rounds; round += 1)
      paints.push(
        await forEachSite(`paint of ${route}, round ${round}`, ({ name }) =>
          measurePaint(browser, origins[name] + route, slow),
        ),
      );
    const middle = (key: keyof Paint, divisor = 1): Figures =>
      Object.fromEntries(
        sites.map(({ name }) => [name, median(paints.map((paint) => paint[name][key])) / divisor]),
      );
    rows.push(
      { label: `${route}: first paint, ms`, figures: middle('fcp'), target: { share: 1.1 } },
      { label: 'largest paint, ms', figures: middle('lcp'), target: { share: 0.9 } },
      {
        label: 'KB until the largest paint',
        figures: middle('bytes', 1024),
        digits: 1,
        target: { share: 0.9, peer: 'starlight' },
      },
      { label: 'blocking time, ms', figures: middle('tbt'), target: { limit: 60 } },
      { label: 'layout shift', figures: middle('cls'), digits: 3, target: { limit: 0 } },
    );
  }
  return {
    title: 'Paint',
    method: `Medians of ${rounds} loads in turn with ${slow.label}, in a window of 412 × 823.`,
    rows,
  };
}
