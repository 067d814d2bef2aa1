import { factKinds, type SiteComparison, type FactDifference, type FactKind } from './compare';
import { findKnownDifference, type KnownDifference } from './known-differences';

/** A difference, with the name of the rule that explains it, if there is one. */
export interface JudgedDifference extends FactDifference {
  explained?: string;
}

/** Report of `npm run compat` for a site. */
export interface ComparisonReport {
  counts: Record<FactKind, { equal: number; different: number; explained: number }>;
  /** Paths of configuration options that are functions, which neither side called. */
  notRun: readonly string[];
  differences: JudgedDifference[];
  /** True if every difference is explained by a rule. */
  passed: boolean;
}

/** Creates the report of a comparison: finds the rule that explains each difference, and counts differences by kind. */
export function createReport(
  { equal, differences }: SiteComparison,
  notRun: readonly string[] = [],
): ComparisonReport {
  const judged = differences.map((difference): JudgedDifference => {
    const rule = findKnownDifference(difference)?.rule;
    return rule === undefined ? difference : { ...difference, explained: rule };
  });
  const counts = Object.fromEntries(
    factKinds.map((kind) => {
      const own = judged.filter((difference) => difference.kind === kind);
      const explained = own.filter((difference) => difference.explained !== undefined).length;
      return [kind, { equal: equal[kind], different: own.length - explained, explained }];
    }),
  ) as ComparisonReport['counts'];
  const passed = judged.every((difference) => difference.explained !== undefined);
  return { counts, notRun, differences: judged, passed };
}

const sideText = (value: string | null) => value ?? '(missing)';

function formatDifference({ kind, at, source, theirs, ours }: FactDifference): string {
  const place = source ? `${at}  (${source})` : at;
  return `${kind} ${place}\n  theirs: ${sideText(theirs)}\n  ours:   ${sideText(ours)}`;
}

function formatExplained({ rule, why }: KnownDifference, differences: readonly JudgedDifference[]): string {
  const own = differences.filter(({ explained: name }) => name === rule);
  return [`Explained: ${rule} (${own.length}). ${why}`, ...own.map(formatDifference)].join('\n');
}

/** Formats a report as text: a table of counts, the unexplained differences, and the explained differences by rule. */
export function formatReport(report: ComparisonReport, rules: readonly KnownDifference[]): string {
  const { counts, notRun, differences } = report;
  const row = (cells: readonly (string | number)[]) =>
    cells.map((cell, at) => (at === 0 ? String(cell).padEnd(14) : String(cell).padStart(10))).join('');
  const table = [
    row(['', 'equal', 'different', 'explained']),
    ...factKinds.map((kind) =>
      row([kind, counts[kind].equal, counts[kind].different, counts[kind].explained]),
    ),
  ];
  const open = differences.filter(({ explained: name }) => name === undefined).map(formatDifference);
  const closed = rules
    .filter(({ rule }) => differences.some(({ explained: name }) => name === rule))
    .map((rule) => formatExplained(rule, differences));
  const left = notRun.length > 0 ? [`Functions that neither side called: ${notRun.join(', ')}`] : [];
  return [table.join('\n'), ...left, ...open, ...closed].join('\n\n');
}
