import { forEachSite, sites, type Origins } from '../all-sites';
import {
  installLighthouse,
  lighthouseCategories,
  measureLighthouse,
  type LighthouseScores,
} from '../measure/lighthouse';
import type { Row, Section } from '../results';
import { lighthousePages } from '../routes';
import type { SiteName } from '../sites/site';
import { median } from '../statistics';

/** Runs Lighthouse on one page of each kind. */
export async function compareLighthouse(origins: Origins): Promise<Section> {
  await installLighthouse();
  const rows: Row[] = [];
  for (const { route, onAllSites } of lighthousePages) {
    const measured = onAllSites ? sites : sites.filter(({ name }) => name === 'ours');
    const runs: Record<SiteName, LighthouseScores>[] = [];
    for (let round = 1; round <= 3; round += 1)
      runs.push(
        await forEachSite(
          `Lighthouse, ${route}, round ${round}`,
          ({ name }) => measureLighthouse(origins[name] + route),
          measured,
        ),
      );
    for (const [index, category] of lighthouseCategories.entries())
      rows.push({
        label: index === 0 ? `${route}: ${category}` : category,
        figures: Object.fromEntries(
          measured.map(({ name }) => [name, median(runs.map((scores) => scores[name][category]))]),
        ),
        target: { atLeast: 100 },
      });
  }
  return {
    title: 'Lighthouse',
    method:
      'Scores from 0 to 100 with the settings for phones, medians of three runs. The search page asks search engines not to index it, which costs points for SEO on purpose.',
    rows,
  };
}
