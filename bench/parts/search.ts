import type { Browser } from '@playwright/test';
import { forEachSite, sites, type Origins } from '../all-sites';
import { measureBareInput, measureSearch } from '../measure/search';
import type { Figures, Section } from '../results';
import { median, quantile } from '../statistics';

/** Measures key presses in the search. */
export async function compareSearch(browser: Browser, origins: Origins): Promise<Section> {
  const bare = await measureBareInput(browser);
  const times = await forEachSite('search', ({ name, search }) =>
    search ? measureSearch(browser, origins[name], search) : Promise.resolve([]),
  );
  const figures = (share: number): Figures =>
    Object.fromEntries(
      sites.filter(({ search }) => search).map(({ name }) => [name, quantile(times[name], share)]),
    );
  const limit = Math.round(2 * median(bare));
  return {
    title: 'Search',
    method: `From a key press to the painted results, 4× CPU. An input that only repeats its text takes ${median(bare).toFixed(0)} ms (median) and ${quantile(bare, 0.95).toFixed(0)} ms (p95).`,
    rows: [
      { label: 'median, ms', figures: figures(0.5), target: { limit } },
      { label: 'p95, ms', figures: figures(0.95), target: { share: 0.5 } },
    ],
  };
}
