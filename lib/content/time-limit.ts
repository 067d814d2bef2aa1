import { Script } from 'node:vm';

/** Time limit for parsing one page, in ms: about a hundred times as long as a large page takes. */
export const pageTimeLimit = 20_000;

/** Thrown when work takes longer than its time limit. */
export class TimeLimitError extends Error {
  override name = 'TimeLimitError';

  constructor(readonly limitMs: number) {
    super(`This takes longer than ${limitMs / 1000} s.`);
  }
}

/** Problem to report if parsing a page exceeds its time limit; the caller adds file, line and column. */
export const timeLimitProblem = {
  rule: 'page-takes-too-long',
  message: 'The page was skipped because parsing its text takes too long.',
  hint: 'Split the page. The usual cause is a character, such as a bracket or an asterisk, that occurs thousands of times.',
  severity: 'error',
} as const;

const slot = Symbol.for('docs.limited-work');
const call = new Script(`globalThis[Symbol.for('docs.limited-work')]()`);

const isTimeout = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';

/**
 * Runs a synchronous function and stops it when it takes too long, even in the middle of a regular expression. Markdown
 * parsers need hours for some pages of 1 MB, and a build must not hang without a message. Calls may be nested.
 * @throws TimeLimitError if the function exceeds the limit, or what the function throws
 * @see acceptance BLD-09
 */
export function withTimeLimit<T>(work: () => T, limitMs = pageTimeLimit): T {
  const results: T[] = [];
  const before: unknown = Reflect.get(globalThis, slot);
  Reflect.set(globalThis, slot, () => void results.push(work()));
  try {
    call.runInThisContext({ timeout: limitMs });
  } catch (error) {
    throw isTimeout(error) ? new TimeLimitError(limitMs) : error;
  } finally {
    Reflect.set(globalThis, slot, before);
  }
  return results[0] as T;
}
