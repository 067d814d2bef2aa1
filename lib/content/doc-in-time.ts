import { buildDoc, type DocContext } from './doc';
import { TimeLimitError, withTimeLimit } from './time-limit';
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
    const problem: Problem = {
      file: raw.file,
      line: 1,
      column: 1,
      rule: 'page-takes-too-long',
      message: 'The text takes so long to be read that the page was given up.',
      hint: 'Split the page; the cause is mostly one mark, such as a bracket or a star, that comes thousands of times.',
      severity: 'error',
    };
    return { doc, problems: [problem] };
  }
}
