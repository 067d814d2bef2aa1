import { buildDoc, type DocContext } from './doc';
import { TimeLimitError, tooSlow, withTimeLimit } from './time-limit';
import type { Doc, Problem, RawDoc } from './types';

/**
 * A page as `buildDoc` makes it. One whose text takes too long to be looked through comes back empty, with the problem.
 * @param limitMs time that it may take
 * @throws Error that names the file, for whatever else its text leads to
 * @see acceptance BLD-09
 */
export function buildDocInTime(
  raw: RawDoc,
  context: DocContext,
  limitMs?: number,
): { doc: Doc; problems: Problem[] } {
  try {
    return withTimeLimit(() => buildDoc(raw, context), limitMs);
  } catch (error) {
    if (!(error instanceof TimeLimitError)) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`${raw.file} cannot be read: ${reason}`, { cause: error });
    }
    const { doc } = buildDoc({ ...raw, text: '\n' }, context);
    return { doc, problems: [{ file: raw.file, line: 1, column: 1, ...tooSlow }] };
  }
}
