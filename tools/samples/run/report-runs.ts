import { hashSample, type RanSamples } from '@/lib/content/ran-samples';
import type { SampleRun } from './run-samples';

const outcomes = ['ran', 'failed', 'not runnable'] as const;

/** Rows of the table, with the kinds that each counts. */
const rows: readonly [title: string, kinds: readonly SampleRun['kind'][]][] = [
  ['configuration', ['configuration']],
  ['extensions', ['extension']],
  ['modes', ['mode']],
  ['parts of them', ['object']],
  ['other code', ['code']],
  ['not for this viewer', ['none']],
];

/** Returns a table of how many samples of each kind ran, failed or can't be run. */
export function formatRunTable(runs: readonly SampleRun[]): string {
  const lines = rows.map(([title, kinds]) => {
    const own = runs.filter(({ kind }) => kinds.includes(kind));
    return [
      title,
      own.length,
      ...outcomes.map((outcome) => own.filter((run) => run.outcome === outcome).length),
    ];
  });
  return [['kind', 'samples', ...outcomes], ...lines]
    .map(
      ([title, ...counts]) =>
        String(title).padEnd(22) + counts.map((cell) => String(cell).padStart(14)).join(''),
    )
    .join('\n');
}

/** Returns a line with place and message for each sample with an outcome. */
export function listRuns(runs: readonly SampleRun[], outcome: SampleRun['outcome']): string[] {
  return runs
    .filter((run) => run.outcome === outcome)
    .map(({ sample, message }) => `${sample.file}:${sample.line}: ${message}`);
}

/**
 * Returns the list of samples that ran, sorted by page.
 *
 * @param runs samples that were run now
 * @param before list to which they are added; replaced for the pages of `runs`
 */
export function listRanSamples(runs: readonly SampleRun[], before: RanSamples['pages']): RanSamples['pages'] {
  const pages = new Map(Object.entries(before));
  for (const { sample } of runs) pages.set(pageOf(sample.file), []);
  for (const { sample, outcome } of runs) {
    const hashes = pages.get(pageOf(sample.file)) ?? [];
    if (outcome === 'ran')
      pages.set(pageOf(sample.file), [...new Set([...hashes, hashSample(sample.code)])].toSorted());
  }
  const filled = [...pages].filter(([, hashes]) => hashes.length > 0);
  return Object.fromEntries(filled.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** `content/latest/faq/index.md` → `faq/index` */
const pageOf = (file: string) =>
  file
    .split('/')
    .slice(2)
    .join('/')
    .replace(/\.mdx?$/, '');
