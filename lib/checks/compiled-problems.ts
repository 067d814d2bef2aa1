import type { Problem } from '@/lib/content/types';
import type { SiteModel } from '@/lib/docs/types';
import type { CompiledDocs } from './types';

/** The problems that compiling found, with the file's name and lines counted in the file. @see acceptance BLD-11 */
export function getCompiledProblems(model: SiteModel, compiled: CompiledDocs): Problem[] {
  return model.versions
    .flatMap(({ docs }) => docs)
    .flatMap((doc) =>
      (compiled.get(doc.file)?.problems ?? []).map((problem) => ({
        ...problem,
        file: doc.file,
        line: doc.bodyLine + problem.line - 1,
      })),
    );
}
