import type { Problem } from '@/lib/content/types';
import type { SiteModel } from '@/lib/docs/types';
import { decodePath } from '@/lib/routing/decode-path';
import { normalizePath } from '@/lib/routing/normalize-path';

/** What authors at work are shown beside a page. */
export interface DevProblems {
  /** Normal form of a page's address → what is wrong in its file. Pages without problems are left out. */
  pages: Record<string, Problem[]>;
  /** Problems of files that are no pages. */
  elsewhere: number;
}

/** Sorts problems by the pages that their files make. @see acceptance BLD-09 */
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
