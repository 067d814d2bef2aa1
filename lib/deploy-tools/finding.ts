/** `error`: the viewer fails or ignores it; `warning`: probably not what was meant; `note`: worth knowing. */
export type Severity = 'error' | 'warning' | 'note';

/** A section of the documentation: page and anchor. */
export interface DocsLink {
  href: string;
  title: string;
}

/** Something that a tool found in the text of a reader. */
export interface Finding {
  /** Name of the rule, such as `unknown-key`. */
  rule: string;
  severity: Severity;
  /** What is wrong. */
  message: string;
  /** What to write instead. */
  fix: string;
  /** Range in the text, in UTF-16 code units. */
  start: number;
  end: number;
  /** Line and column of the start, from 1. */
  line: number;
  column: number;
  docs: DocsLink;
}

/** Severities from the most serious to the least, with their names for readers. */
export const severities: readonly { severity: Severity; one: string; many: string }[] = [
  { severity: 'error', one: 'error', many: 'errors' },
  { severity: 'warning', one: 'warning', many: 'warnings' },
  { severity: 'note', one: 'note', many: 'notes' },
];

/** Formats the number of findings of each severity: `2 errors, 1 note`, or `No problems found`. */
export function countFindings(findings: readonly Pick<Finding, 'severity'>[]): string {
  const counts = severities.flatMap(({ severity, one, many }) => {
    const count = findings.filter((finding) => finding.severity === severity).length;
    return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
  });
  return counts.join(', ') || 'No problems found';
}
