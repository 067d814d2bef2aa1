import type { z } from 'zod';
import { explainIssues, formatKeyPath } from '@/lib/site/explain-issues';
import type { Problem } from './types';
import type { Place, YamlMap } from './yaml-map';

/** The file that keys come from, and the rules under which their faults are reported. */
export interface KeySource {
  file: string;
  /** Rules for a text that is no group of keys, for unknown keys and for invalid values. */
  rules: Readonly<Record<'syntax' | 'unknown' | 'invalid', string>>;
  /** Keys with a line that an author can copy. */
  examples?: Readonly<Record<string, { example: string }>>;
}

/**
 * Validates the keys of a file. Keys with faults are left out, so that the others can be used.
 * @returns the valid keys, undefined when nothing valid remains, and a problem for each of the others
 */
export function validateKeys<Value>(
  schema: z.ZodType<Value>,
  { data, fault: syntaxFault, placeOf }: YamlMap,
  { file, rules, examples }: KeySource,
): { value: Value | undefined; problems: Problem[] } {
  if (syntaxFault !== null) {
    const { message, hint } = syntaxFault;
    return { value: undefined, problems: [toProblem(file, syntaxFault, rules.syntax, message, hint)] };
  }
  const result = schema.safeParse(data);
  if (result.success) return { value: result.data, problems: [] };
  const issues = explainIssues(result.error.issues, data);
  const faultyKeys = new Set(issues.map(({ path }) => path[0]));
  const rest = Object.fromEntries(Object.entries(data).filter(([key]) => !faultyKeys.has(key)));
  const problems = issues.map(({ path, fault, hint }) => {
    const rule = fault === 'is not a known key' ? rules.unknown : rules.invalid;
    const example = rule === rules.unknown ? undefined : examples?.[String(path[0])]?.example;
    const advice = example === undefined ? hint : `Write it like this: ${example}`;
    return toProblem(file, placeOf(path), rule, `"${formatKeyPath(path)}" ${fault}.`, advice);
  });
  return { value: schema.safeParse(rest).data, problems };
}

/** An error at a place of a file. */
export function toProblem(
  file: string,
  { line, column = 1 }: Partial<Place> & Pick<Place, 'line'>,
  rule: string,
  message: string,
  hint: string,
): Problem {
  return { file, line, column, rule, message, hint, severity: 'error' };
}
