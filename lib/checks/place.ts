import type { Doc, Problem, Severity } from '@/lib/content/types';

/** What a check found at a place of a doc's body. */
export interface Finding {
  /** 1-based line in the body. */
  line: number;
  /** 1-based; 1 when only the line is known. */
  column?: number;
  rule: string;
  message: string;
  hint: string;
}

/** Turns a finding in a body into a problem of its file: lines count from the top of the file. */
export function placeProblem(doc: Doc, severity: Severity, { line, column = 1, ...what }: Finding): Problem {
  return { file: doc.file, line: doc.bodyLine + line - 1, column, ...what, severity };
}
