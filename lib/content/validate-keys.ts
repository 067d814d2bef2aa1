import type { z } from 'zod';
import { explainIssues, type ExplainedIssue } from '@/lib/site/explain-issues';
import type { Problem } from './types';
import type { Place } from './yaml-map';

/** Valid keys of a file, and what is wrong with the others. */
export interface ValidatedKeys<Value> {
  /** Undefined when nothing valid remains. */
  value: Value | undefined;
  faults: ExplainedIssue[];
}

/** Validates the keys of a file. Keys with faults are left out, so that the others can be used. */
export function validateKeys<Value>(
  schema: z.ZodType<Value>,
  data: Readonly<Record<string, unknown>>,
): ValidatedKeys<Value> {
  const result = schema.safeParse(data);
  if (result.success) return { value: result.data, faults: [] };
  const faults = explainIssues(result.error.issues, data);
  const faultyKeys = new Set(faults.map(({ path }) => path[0]));
  const rest = Object.fromEntries(Object.entries(data).filter(([key]) => !faultyKeys.has(key)));
  return { value: schema.safeParse(rest).data, faults };
}

/** An error at a place of a file. */
export function toProblem(
  file: string,
  { line, column }: Place,
  rule: string,
  message: string,
  hint: string,
): Problem {
  return { file, line, column, rule, message, hint, severity: 'error' };
}
