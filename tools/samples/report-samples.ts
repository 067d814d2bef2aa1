import { reportProblems } from '@/lib/content/problems';
import type { Problem } from '@/lib/content/types';
import type { SampleResult } from './check-samples';

/** Minimum share of code blocks that must be checked, from 0 to 1. */
export const minCheckedShare = 0.95;

/** The report of `npm run samples`. */
export interface SamplesReport {
  /** All problems, formatted for the terminal. */
  faults: string;
  /** Table with the number of code blocks per language. */
  table: string;
  /** Number of samples with faults. */
  failing: number;
  /** Share of code blocks that are checked, from 0 to 1. */
  share: number;
}

/** Creates the report from the results of all samples. */
export function reportSamples(results: readonly SampleResult[]): SamplesReport {
  const problems = results.flatMap(toProblems);
  const code = results.filter(({ state }) => state !== 'plain');
  const checked = code.filter(({ state }) => state === 'checked');
  return {
    faults: reportProblems(problems).text,
    table: formatTable(results),
    failing: results.filter(({ faults }) => faults.length > 0).length,
    share: code.length === 0 ? 1 : checked.length / code.length,
  };
}

function toProblems({ sample, faults }: SampleResult): Problem[] {
  return faults.map(({ line, column, rule, message, hint }) => ({
    file: sample.file,
    line: sample.line + line - 1,
    column: (column ?? 1) + (line > 0 ? sample.indent : 0),
    rule,
    message,
    hint,
    severity: 'error',
  }));
}

const columns = ['blocks', 'checked', 'unchecked', 'plain', 'failing'] as const;

function formatTable(results: readonly SampleResult[]): string {
  const rows = new Map<string, Record<(typeof columns)[number], number>>();
  for (const { sample, state, faults } of results) {
    for (const name of [sample.lang, 'all']) {
      const row = rows.get(name) ?? { blocks: 0, checked: 0, unchecked: 0, plain: 0, failing: 0 };
      rows.set(name, row);
      row.blocks++;
      row[state]++;
      if (faults.length > 0) row.failing++;
    }
  }
  const sorted = [...rows].sort(([, a], [, b]) => a.blocks - b.blocks).toReversed();
  const last = sorted.shift();
  const lines = [
    ['language', ...columns],
    ...[...sorted, ...(last ? [last] : [])].map(([name, row]) => [
      name,
      ...columns.map((key) => String(row[key])),
    ]),
  ];
  return lines
    .map(([name = '', ...cells]) => name.padEnd(12) + cells.map((cell) => cell.padStart(11)).join(''))
    .join('\n');
}
