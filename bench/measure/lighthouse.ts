import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import { findBrowser } from '@/tools/programs/browser';
import { benchDir } from '../folders';
import { installPackages } from '../sites/install';
import { runCommand } from './run-command';

/** The four categories, as Lighthouse names them. */
export const lighthouseCategories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Scores of a page by category, from 0 to 100. */
export type LighthouseScores = Record<(typeof lighthouseCategories)[number], number>;

const dir = join(benchDir, 'lighthouse');

/** Installs Lighthouse, unless it is installed already. The version is the newest one for Node.js 20. */
export const installLighthouse = () =>
  installPackages(dir, {
    name: 'bench-lighthouse',
    private: true,
    dependencies: { lighthouse: '12.8.2' },
    overrides: {},
  });

/**
 * Measures a page with the settings that Lighthouse has for phones: a slow processor and slow 4G, both simulated.
 * @throws Error if Lighthouse fails or cannot compute a score
 */
export async function measureLighthouse(url: string): Promise<LighthouseScores> {
  const report = 'report.json';
  const browser = findBrowser();
  await runCommand(
    dir,
    [
      'node',
      'node_modules/lighthouse/cli/index.js',
      url,
      '--quiet',
      '--output=json',
      `--output-path=${report}`,
      `--only-categories=${lighthouseCategories.join(',')}`,
      '--chrome-flags=--headless=new --no-sandbox',
    ],
    browser ? { CHROME_PATH: browser } : {},
  );
  const { categories } = JSON.parse(readFileSync(join(dir, report), 'utf8')) as {
    categories: Record<string, { score: number | null } | undefined>;
  };
  const scores = lighthouseCategories.map((name) => {
    const score = categories[name]?.score;
    if (typeof score !== 'number') throw new Error(`Lighthouse has no score for "${name}" of ${url}`);
    return [name, Math.round(score * 100)];
  });
  return Object.fromEntries(scores) as LighthouseScores;
}
