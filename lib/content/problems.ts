import type { Problem } from './types';

/** The problems of a build as printable text, with the numbers of errors and warnings. */
export interface ProblemReport {
  text: string;
  errors: number;
  warnings: number;
  /** The problems in the order in which they are printed, without duplicates. */
  problems: Problem[];
}

/** Maximum length of a message or hint in characters; the middle of a longer one is cut out. */
const longestText = 1_000;

/** Formats problems, sorted and without duplicates, as text: `file:line:column rule`, message and hint of each. */
export function reportProblems(problems: readonly Problem[]): ProblemReport {
  const sorted = sortProblems(problems);
  const errors = sorted.filter(({ severity }) => severity === 'error').length;
  const warnings = sorted.length - errors;
  const summary = `${formatCount(errors, 'error')}, ${formatCount(warnings, 'warning')}\n`;
  const text = sorted.length === 0 ? '' : [...sorted.map(formatProblem), summary].join('\n\n');
  return { text, errors, warnings, problems: sorted };
}

/** Formats problems as workflow commands, which GitHub shows as annotations beside the lines of a pull request. */
export function annotateProblems(problems: readonly Problem[]): string {
  return sortProblems(problems)
    .map(({ severity, file, line, column, rule, message, hint }) => {
      const place = `file=${escapeProperty(file)},line=${line},col=${column},title=${escapeProperty(rule)}`;
      return `::${severity} ${place}::${escapeText(`${message}\n${hint}`)}\n`;
    })
    .join('');
}

/** Sorts problems by file, line and column, removes duplicates, and shortens long messages and hints. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  // Messages and hints may quote a line of a page, which can be up to 1 MB long.
  const readable = problems.map(({ message, hint, ...problem }) => ({
    ...problem,
    message: cutMiddle(message),
    hint: cutMiddle(hint),
  }));
  const unique = new Map(
    readable.map((problem) => [JSON.stringify(Object.entries(problem).toSorted()), problem]),
  );
  return [...unique.values()].sort(
    (a, b) =>
      compareText(a.file, b.file) || a.line - b.line || a.column - b.column || compareText(a.rule, b.rule),
  );
}

function cutMiddle(text: string): string {
  if (text.length <= longestText) return text;
  return `${text.slice(0, longestText / 2)} … ${text.slice(-longestText / 4)}`;
}

function formatProblem({ file, line, column, rule, message, hint, severity }: Problem): string {
  const mark = severity === 'warning' ? ' (warning)' : '';
  const words = `${message}\n${hint}`.replaceAll('\n', '\n  ');
  return `${file}:${line}:${column} ${rule}${mark}\n  ${words}`;
}

/** Formats a number with an English noun in the singular or plural, e.g. `1 error` or `2 errors`. */
export function formatCount(amount: number, noun: string): string {
  return `${amount.toLocaleString('en')} ${noun}${amount === 1 ? '' : 's'}`;
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function escapeText(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeText(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
