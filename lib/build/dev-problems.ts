import type { Problem } from '@/lib/content/types';
import type { SiteModel } from '@/lib/docs/types';
import { decodePath } from '@/lib/routing/decode-path';
import { normalizePath } from '@/lib/routing/normalize-path';

/** Problems that the development server shows to authors. */
export interface DevProblems {
  /** Problems of each page, by its normalized route. Pages without problems are omitted. */
  pages: Record<string, Problem[]>;
  /** Number of problems in files that are not pages. */
  elsewhere: number;
}

/** Groups problems by page. @see acceptance BLD-09 */
export function buildDevProblems(model: SiteModel, problems: readonly Problem[]): DevProblems {
  const routes = new Map(model.versions.flatMap(({ docs }) => docs).map(({ file, route }) => [file, route]));
  const result: DevProblems = { pages: {}, elsewhere: 0 };
  for (const problem of problems) {
    const route = routes.get(problem.file);
    if (route === undefined) result.elsewhere += 1;
    else (result.pages[decodePath(normalizePath(route))] ??= []).push(problem);
  }
  return result;
}
