import type { Problem } from '@/lib/content/types';
import type { SiteModel } from '@/lib/docs/types';
import { decodePath } from '@/lib/routing/decode-path';
import { normalisePath } from '@/lib/routing/normalise-path';
import { findFailedPaths } from './next-internals';

/**
 * The files behind the pages at which an export stopped: checks render every text before, so that this is for what only
 * shows there.
 *
 * @param output what the export printed as errors
 * @see acceptance BLD-09
 */
export function findExportFaults(output: string, model: SiteModel): Problem[] {
  const wanted = new Set(findFailedPaths(output).map((path) => normalisePath(decodePath(path))));
  return model.versions
    .flatMap(({ docs }) => docs)
    .filter(({ route }) => wanted.has(normalisePath(route)))
    .map(({ file }) => ({
      file,
      line: 1,
      column: 1,
      rule: 'page-not-rendered',
      message: 'The export stops at this page.',
      hint: 'The error is printed above: correct the expression or component of the page that it names.',
      severity: 'error',
    }));
}
