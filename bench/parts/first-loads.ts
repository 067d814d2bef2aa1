import type { Browser } from '@playwright/test';
import { forEachSite, pick, type Origins } from '../all-sites';
import { measureFirstLoad, type FirstLoad } from '../measure/first-load';
import type { Row, Section } from '../results';
import { loadedRoutes } from '../routes';

/** Measures what the first visit to a page transfers. */
export async function compareFirstLoads(browser: Browser, origins: Origins): Promise<Section> {
  const rows: Row[] = [];
  for (const route of loadedRoutes) {
    const loads = await forEachSite(`first load of ${route}`, ({ name }) =>
      measureFirstLoad(browser, origins[name] + route),
    );
    const kilobytes = (key: keyof FirstLoad) => pick(loads, (load) => load[key] / 1024);
    rows.push(
      {
        label: `${route}: HTML, KB`,
        figures: kilobytes('html'),
        digits: 1,
        target: { share: 1, peer: 'docusaurus' },
      },
      { label: 'scripts, KB', figures: kilobytes('scripts'), digits: 1, target: { limit: 138.2 } },
      { label: 'styles, KB', figures: kilobytes('styles'), digits: 1, target: { limit: 11 } },
      { label: 'fonts, KB', figures: kilobytes('fonts'), digits: 1 },
      { label: 'prefetched, KB', figures: kilobytes('prefetched'), digits: 1 },
      { label: 'requests', figures: pick(loads, ({ requests }) => requests) },
      { label: 'DOM nodes', figures: pick(loads, ({ nodes }) => nodes) },
    );
  }
  const method =
    'A new browser profile, a window of 1280 × 800, one movement of the pointer, until the network is idle and two more seconds. Bytes as transferred, with Brotli.';
  return { title: 'First load', method, rows };
}
