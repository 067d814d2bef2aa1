import { findNearestName } from '@/lib/site/nearest-name';
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
    return comparisons > maxComparisons ? null : findNearestName(name, known);
  };
  return { context: { line, parsed, config, report, findNearest }, listFindings };
}

/** Place of the first character of a value, to mark an object without all of its lines. */
export const startOf = ({ start, end }: Place): Place => ({ start, end: Math.min(start + 1, end) });

/** Removes slashes at the end. The look-behind keeps the time linear for a text of slashes. */
export const trimSlashes = (text: string): string => text.replace(/(?<!\/)\/+$/, '');
