import type { Finding } from '../../finding';
import { rules, type RuleName } from '../data/rules';
import type { ViewerLine } from '../data/lines';
import type { ParsedConfig } from '../parse-config';
import type { ConfigValue, Place } from '../values';

/** A finding before its line, column and link are added. */
export interface RawFinding extends Pick<Finding, 'severity' | 'message' | 'fix' | 'start' | 'end'> {
  rule: RuleName;
  /** Page and anchor, without the path of the version. */
  docs: string;
}

/** What the rules of the config checker work with. */
export interface RuleContext {
  line: ViewerLine;
  parsed: ParsedConfig;
  /** The config, or what the function returns. */
  config: ConfigValue;
  /** Reports that a rule is broken at a place, what is wrong and what to write. */
  report: (rule: RuleName, place: Place, message: string, fix: string, docs?: string) => void;
}

/** Creates a context that collects findings in `found`. */
export function createContext(line: ViewerLine, parsed: ParsedConfig, found: RawFinding[]): RuleContext {
  const config: ConfigValue = parsed.value ?? { kind: 'unknown', reason: 'is missing', start: 0, end: 0 };
  return {
    line,
    parsed,
    config,
    report: (rule, { start, end }, message, fix, docs) => {
      const info = rules[rule];
      found.push({ rule, severity: info.severity, message, fix, start, end, docs: docs ?? info.docs });
    },
  };
}

/** Place of the first character of a value, to mark an object without all of its lines. */
export const startOf = ({ start, end }: Place): Place => ({ start, end: Math.min(start + 1, end) });

/** Formats a value of the reader in a message, shortened. */
export const quote = (text: string): string => `“${text.length > 60 ? `${text.slice(0, 60)}…` : text}”`;
