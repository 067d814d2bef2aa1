import type { Finding } from '../../finding';
import { findNearestName } from '@/lib/site/nearest-name';
import { getEditDistance } from '@/lib/text/edit-distance';
import { rules, type RuleName } from '../data/rules';
import type { RuleInfo } from '../data/rule-info';
import type { ViewerLine } from '../data/lines';
import type { ParsedConfig } from '../parse-config';
import type { ConfigValue, Place } from '../values';

/** A finding before its line, column and link are added. */
export interface RawFinding extends Pick<Finding, 'severity' | 'message' | 'fix' | 'start' | 'end'> {
  rule: RuleName;
  /** Page and anchor, without the path of the version. */
  docs: string;
}

/** Texts of a finding that differ from those of its rule, and values for the braces in these texts. */
interface Details extends Record<string, string | number | undefined> {
  message?: string;
  fix?: string;
  docs?: string | undefined;
}

/** What the rules of the config checker work with. */
export interface RuleContext {
  line: ViewerLine;
  parsed: ParsedConfig;
  /** The config, or what the function returns. */
  config: ConfigValue;
  /** Reports that a rule is broken at a place. The details take the place of the rule’s texts, or fill their braces. */
  report: (rule: RuleName, place: Place, details?: Details) => void;
  /** Returns the known name that is nearest to a mistyped one; null if none is near, or after many names. */
  findNearest: (name: string, known: readonly string[]) => string | null;
}

/** Findings of one rule that are listed. More of the same help nobody, and would make a page slow. */
const maxFindings = 50;

/** Unknown names that are compared with the known ones, which takes long for each. */
const maxComparisons = 500;

/** Shortens a text that can contain long parts of the reader's file. */
export const shorten = (text: string, length = 300): string =>
  text.length > length ? `${text.slice(0, length)}…` : text;

/** True unless two names only begin with the same words, such as `@ohif/mode-basic` and `@ohif/mode-test`. */
function endsAlike(name: string, known: string): boolean {
  let shared = 0;
  while (shared < name.length && name[shared] === known[shared]) shared += 1;
  const rests = [name.slice(shared), known.slice(shared)];
  if (rests.includes('')) return true;
  const isInWord = rests.some((rest) => /^[a-z\d]/.test(rest)) && /[a-z\d]$/i.test(name.slice(0, shared));
  const start = isInWord ? name.slice(0, shared).search(/[A-Z]?[a-z\d]*$/) : shared;
  const [from, to] = [name.slice(start).toLowerCase(), known.slice(start).toLowerCase()];
  const limit = Math.max(1, Math.floor(from.length / 2));
  return getEditDistance(from, to, limit) <= limit;
}

/** Creates a context, and a function that lists what was reported. The last finding of a rule tells how many are not. */
export function createContext(
  line: ViewerLine,
  parsed: ParsedConfig,
): { context: RuleContext; listFindings: () => RawFinding[] } {
  const config: ConfigValue = parsed.value ?? { kind: 'unknown', reason: 'is missing', start: 0, end: 0 };
  const found: RawFinding[] = [];
  const counts = new Map<RuleName, number>();
  let comparisons = 0;
  const report: RuleContext['report'] = (rule, { start, end }, details = {}) => {
    const info: RuleInfo = rules[rule];
    const count = (counts.get(rule) ?? 0) + 1;
    counts.set(rule, count);
    if (count > maxFindings) return;
    const { message = info.message, fix = info.fix ?? '', docs = info.docs } = details;
    const complete = (text: string) =>
      shorten(text.replace(/\{(\w+)\}/g, (braces, name: string) => String(details[name] ?? braces)));
    const texts = { message: complete(message), fix: complete(fix) };
    found.push({ rule, severity: info.severity, ...texts, start, end, docs });
  };
  const findNearest: RuleContext['findNearest'] = (name, known) => {
    comparisons += 1;
    const nearest = comparisons > maxComparisons ? null : findNearestName(name, known);
    return nearest !== null && endsAlike(name, nearest) ? nearest : null;
  };
  const listFindings = () =>
    found.map((finding) => {
      const more = (counts.get(finding.rule) ?? 0) - maxFindings;
      const isLast = more > 0 && found.findLast(({ rule }) => rule === finding.rule) === finding;
      return isLast ? { ...finding, fix: `${finding.fix} ${more} more like this are not listed.` } : finding;
    });
  return { context: { line, parsed, config, report, findNearest }, listFindings };
}

/** Place of the first character of a value, to mark an object without all of its lines. */
export const startOf = ({ start, end }: Place): Place => ({ start, end: Math.min(start + 1, end) });

/** Formats a value of the reader in a message, shortened. */
export const quote = (text: string): string => `“${shorten(text, 60)}”`;

/** Removes slashes at the end. The look-behind keeps the time linear for a text of slashes. */
export const trimSlashes = (text: string): string => text.replace(/(?<!\/)\/+$/, '');
