import type { z } from 'zod';
import { explainIssues, formatKeyPath } from '@/lib/site/explain-issues';
import type { Problem } from './types';
import type { TextPosition, YamlMap } from './yaml-map';

/** File that contains the keys to validate, and the names of the rules to report. */
export interface KeySource {
  file: string;
  /** Rule names for text that is not a list of keys and values, for unknown keys and for invalid values. */
  rules: Readonly<Record<'syntax' | 'unknown' | 'invalid', string>>;
  /** Example lines by key, which are quoted in the hints of problems. */
  examples?: Readonly<Record<string, { example: string }>>;
}

/** Validates the keys of a file. Returns the valid ones, or undefined if even these are invalid, and the problems. */
export function validateKeys<Value>(
  schema: z.ZodType<Value>,
  { data, fault: syntaxFault, placeOf }: YamlMap,
  { file, rules, examples }: KeySource,
): { value: Value | undefined; problems: Problem[] } {
  if (syntaxFault !== null) {
    const { message, hint } = syntaxFault;
    return { value: undefined, problems: [createKeyProblem(file, syntaxFault, rules.syntax, message, hint)] };
  }
  const result = schema.safeParse(data);
  if (result.success) return { value: result.data, problems: [] };
  const issues = explainIssues(result.error.issues, data);
  const problems = issues.map(({ path, fault, hint }) => {
    const rule = fault === 'is not a known key' ? rules.unknown : rules.invalid;
    const example = rule === rules.unknown ? undefined : examples?.[String(path[0])]?.example;
    const advice = example === undefined ? hint : `Write it like this: ${example}`;
    return createKeyProblem(file, placeOf(path), rule, `"${formatKeyPath(path)}" ${fault}.`, advice);
  });
  // Removes the faulty keys only, so that a category with an unknown key in `link` keeps its page.
  const paths = issues.map(({ path }) => path);
  const valid = [paths, paths.map(([key = '']) => [key])]
    .map((faulty) => schema.safeParse(faulty.reduce<unknown>(withoutKey, data)))
    .find(({ success }) => success);
  return { value: valid?.data, problems };
}

/** Returns a copy of `value` without the key or list entry at the path. */
function withoutKey(value: unknown, [key, ...below]: readonly (string | number)[]): unknown {
  if (typeof value !== 'object' || value === null || key === undefined || !(key in value)) return value;
  const entries = Object.entries(value).flatMap(([name, inner]) => {
    if (name !== String(key)) return [[name, inner] as const];
    return below.length > 0 ? [[name, withoutKey(inner, below)] as const] : [];
  });
  return Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}

/** Creates a problem with severity `error`. */
export function createKeyProblem(
  file: string,
  { line, column = 1 }: Partial<TextPosition> & Pick<TextPosition, 'line'>,
  rule: string,
  message: string,
  hint: string,
): Problem {
  return { file, line, column, rule, message, hint, severity: 'error' };
}
