import { Script } from 'node:vm';

/** Time that one page may take in one step, in ms: a hundred times what large pages take. */
export const pageTimeLimit = 20_000;

/** A step took longer than it may. */
export class TimeLimitError extends Error {
  override name = 'TimeLimitError';

  constructor(readonly limitMs: number) {
    super(`This takes longer than ${limitMs / 1000} s.`);
  }
}

/** The problem of a page that takes too long; the caller adds the place. */
export const tooSlow = {
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
 * Runs synchronous work and stops it when it takes too long, even within a regular expression: Markdown parsers need
 * hours for some texts of a megabyte, and a build must not hang silently. Limits may be nested; the inner one ends
 * first.
 *
 * @throws TimeLimitError when it took too long; whatever the work throws
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
