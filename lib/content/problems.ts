import type { Problem } from './types';

/** All problems as one text, with their numbers. */
export interface ProblemReport {
  /** Empty when there are none. */
  text: string;
  errors: number;
  warnings: number;
  /** The problems in the order of the text, each once. */
  problems: Problem[];
}

/** Length above which the middle of a message or hint is left out. */
const longestText = 1_000;

/**
 * Sorts problems by file, line and column, leaves repeats out and prints them all.
 * An entry reads `file:line:column rule`, then message and hint on lines of their own; warnings say so.
 */
export function reportProblems(problems: readonly Problem[]): ProblemReport {
  const sorted = sortProblems(problems);
  const errors = sorted.filter(({ severity }) => severity === 'error').length;
  const warnings = sorted.length - errors;
  const summary = `${count(errors, 'error')}, ${count(warnings, 'warning')}\n`;
  const text = sorted.length === 0 ? '' : [...sorted.map(formatProblem), summary].join('\n\n');
  return { text, errors, warnings, problems: sorted };
}

/** The same problems as annotations that GitHub shows beside the lines of a change. */
export function annotateProblems(problems: readonly Problem[]): string {
  return sortProblems(problems)
    .map(({ severity, file, line, column, rule, message, hint }) => {
      const place = `file=${escapeProperty(file)},line=${line},col=${column},title=${escapeProperty(rule)}`;
      return `::${severity} ${place}::${escapeText(`${message}\n${hint}`)}\n`;
    })
    .join('');
}

/** Problems in the order in which they are reported, without duplicates, long texts shortened. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  // Messages and hints quote authors' text, which may be a line of a megabyte.
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

/** `1 error`, `2 errors`: for messages to authors, which are English. */
export function count(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? '' : 's'}`;
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
