import { findNearestName } from '@/lib/site/nearest-name';
import { getEditDistance } from '@/lib/text/edit-distance';
import { createReporter, type RawFinding, type Report } from '../../reporter';
import { rules, type RuleName } from '../data/rules';
import type { ViewerLine } from '../data/lines';
import type { ParsedConfig } from '../parse-config';
import type { ConfigValue, Place } from '../values';

/** What the rules of the config checker work with. */
export interface RuleContext {
  line: ViewerLine;
  parsed: ParsedConfig;
  /** The config, or what the function returns. */
  config: ConfigValue;
  report: Report<RuleName>;
  /** Returns the known name that is nearest to a mistyped one; null if none is near, or after many names. */
  findNearest: (name: string, known: readonly string[]) => string | null;
}

/** Unknown names that are compared with the known ones, which takes long for each. */
const maxComparisons = 500;

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

/** Creates a context, and a function that lists what was reported. */
export function createContext(
  line: ViewerLine,
  parsed: ParsedConfig,
): { context: RuleContext; listFindings: () => RawFinding<RuleName>[] } {
  const config: ConfigValue = parsed.value ?? { kind: 'unknown', reason: 'is missing', start: 0, end: 0 };
  const { report, listFindings } = createReporter<RuleName>(rules);
  let comparisons = 0;
  const findNearest: RuleContext['findNearest'] = (name, known) => {
    comparisons += 1;
    const nearest = comparisons > maxComparisons ? null : findNearestName(name, known);
    return nearest !== null && endsAlike(name, nearest) ? nearest : null;
  };
  return { context: { line, parsed, config, report, findNearest }, listFindings };
}

/** Place of the first character of a value, to mark an object without all of its lines. */
export const startOf = ({ start, end }: Place): Place => ({ start, end: Math.min(start + 1, end) });

/** Removes slashes at the end. The look-behind keeps the time linear for a text of slashes. */
export const trimSlashes = (text: string): string => text.replace(/(?<!\/)\/+$/, '');
