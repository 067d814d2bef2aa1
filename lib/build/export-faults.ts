import type { Problem } from '@/lib/content/types';
import type { SiteModel } from '@/lib/docs/types';
import { decodePath } from '@/lib/routing/decode-path';
import { normalisePath } from '@/lib/routing/normalise-path';

/** How Next.js names a page that it could not export, or gave up after three times a minute. */
const namesPage = [
  /Error occurred prerendering page "([^"]+)"/g,
  /Export encountered an error on (?:\S+: )?(\S+), exiting the build/g,
];

/**
 * The files behind the pages at which an export stopped: checks render every text before, so that this is for what only
 * shows there.
 *
 * @param output what the export printed as errors
 * @see acceptance BLD-09
 */
export function findExportFaults(output: string, model: SiteModel): Problem[] {
  const paths = namesPage.flatMap((pattern) => [...output.matchAll(pattern)].map(([, path = '']) => path));
  const wanted = new Set(paths.map((path) => normalisePath(decodePath(path))));
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
