import { forEachSite, pick, sites } from '../all-sites';
import { buildCold, buildWarm, measureFolder } from '../measure/builds';
import type { Cost } from '../measure/run-command';
import type { Figures, Section } from '../results';
import type { SiteName } from '../sites/site';

/** Builds all sites twice, cold and warm, and measures their output. */
export async function compareBuilds(): Promise<Section> {
  const cold: Record<SiteName, Cost>[] = [];
  const warm: Record<SiteName, Cost>[] = [];
  for (let round = 1; round <= 2; round += 1) {
    cold.push(await forEachSite(`cold build ${round}`, buildCold));
    warm.push(await forEachSite(`warm build ${round}`, buildWarm));
  }
  // Build once more without the sentence that the warm build added.
  const output = await forEachSite('output', async (site) => {
    await buildCold(site);
    return measureFolder(site.out);
  });
  const average = (costs: typeof cold, key: keyof Cost): Figures =>
    Object.fromEntries(
      sites.map(({ name }) => [name, costs.reduce((sum, cost) => sum + cost[name][key], 0) / costs.length]),
    );
  const perPage = (figures: Figures): Figures =>
    Object.fromEntries(sites.map(({ name, docPages }) => [name, (figures[name] ?? Number.NaN) / docPages]));
  return {
    title: 'Builds',
    method: `Means of two builds. CPU seconds and memory are those of all processes of a build together. A warm build follows the change of one sentence. Documentation pages: ${sites.map(({ label, docPages }) => `${label} ${docPages}`).join(', ')}.`,
    rows: [
      {
        label: 'cold, CPU s per page',
        figures: perPage(average(cold, 'cpu')),
        digits: 3,
      },
      {
        label: 'cold, CPU s',
        figures: average(cold, 'cpu'),
        digits: 1,
        target: { share: 1.8, peer: 'docusaurus' },
      },
      { label: 'cold, wall s', figures: average(cold, 'wall'), digits: 1 },
      {
        label: 'warm, CPU s',
        figures: average(warm, 'cpu'),
        digits: 1,
        target: { share: 1.1, peer: 'docusaurus' },
      },
      { label: 'warm, wall s', figures: average(warm, 'wall'), digits: 1 },
      { label: 'memory, cold, MB', figures: average(cold, 'memory') },
      {
        label: 'output, MB',
        figures: pick(output, ({ megabytes }) => megabytes),
        digits: 1,
        target: { limit: 62 },
      },
      {
        label: 'output, MB per page',
        figures: pick(output, ({ megabytes }, { docPages }) => megabytes / docPages),
        digits: 3,
      },
      { label: 'output, files', figures: pick(output, ({ files }) => files), target: { limit: 3000 } },
    ],
  };
}
