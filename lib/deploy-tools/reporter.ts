import type { Finding } from './finding';
import type { RuleInfo } from './rule-info';

/** A range in the text of a reader. */
interface Range {
  start: number;
  end: number;
}

/** A finding before its line, column and link are added. */
export interface RawFinding<Rule extends string> extends Pick<
  Finding,
  'severity' | 'message' | 'fix' | 'start' | 'end'
> {
  rule: Rule;
  /** Page and anchor, without the path of the version. */
  docs: string;
}

/** Texts of a finding that differ from those of its rule, and values for the braces in these texts. */
interface Details extends Record<string, string | number | undefined> {
  message?: string;
  fix?: string;
  docs?: string | undefined;
}

/** Reports that a rule is broken at a place. The details take the place of the rule’s texts, or fill their braces. */
export type Report<Rule extends string> = (rule: Rule, place: Range, details?: Details) => void;

/** Findings of one rule that are listed. More of the same help nobody, and would make a page slow. */
const maxFindings = 50;

/** Shortens a text that can contain long parts of the reader's file. */
export const shorten = (text: string, length = 300): string =>
  text.length > length ? `${text.slice(0, length)}…` : text;

/** Formats a value of the reader in a message, shortened. */
export const quote = (text: string): string => `“${shorten(text, 60)}”`;

/**
 * Creates a function that reports, and one that lists what was reported. The last finding of a rule tells how many are not.
 * @param isOnce whether the same mistake is only listed in the first place that has it
 */
export function createReporter<Rule extends string>(
  rules: Readonly<Record<Rule, RuleInfo>>,
  isOnce = false,
): { report: Report<Rule>; listFindings: () => RawFinding<Rule>[] } {
  const found: RawFinding<Rule>[] = [];
  const counts = new Map<Rule, number>();
  const reported = new Set<string>();
  const report: Report<Rule> = (rule, { start, end }, details = {}) => {
    const info = rules[rule];
    const mistake = isOnce && `${rule} ${JSON.stringify(details)}`;
    if (mistake && reported.has(mistake)) return;
    if (mistake) reported.add(mistake);
    const count = (counts.get(rule) ?? 0) + 1;
    counts.set(rule, count);
    if (count > maxFindings) return;
    const { message = info.message, fix = info.fix ?? '', docs = info.docs } = details;
    const complete = (text: string) =>
      shorten(text.replace(/\{(\w+)\}/g, (braces, name: string) => String(details[name] ?? braces)).trim());
    const texts = { message: complete(message), fix: complete(fix) };
    found.push({ rule, severity: info.severity, ...texts, start, end, docs });
  };
  const listFindings = () =>
    found.map((finding) => {
      const more = (counts.get(finding.rule) ?? 0) - maxFindings;
      const isLast = more > 0 && found.findLast(({ rule }) => rule === finding.rule) === finding;
      return isLast ? { ...finding, fix: `${finding.fix} ${more} more like this are not listed.` } : finding;
    });
  return { report, listFindings };
}
