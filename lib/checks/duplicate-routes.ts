import type { Problem } from '@/lib/content/types';
import type { SiteModel } from '@/lib/docs/types';
import { toRouteKey } from '@/lib/docs/link-index';
import type { CheckLevel } from './types';

/**
 * Reports docs whose address another doc or page has already; trailing slashes do not tell them apart.
 * @see acceptance BLD-04
 */
export function checkDuplicateRoutes(
  model: SiteModel,
  pageRoutes: readonly string[],
  level: CheckLevel,
): Problem[] {
  if (level === 'off') return [];
  const owners = new Map(pageRoutes.map((route) => [toRouteKey(route), `the page ${route}`]));
  const problems: Problem[] = [];
  for (const doc of model.versions.flatMap(({ docs }) => docs)) {
    const key = toRouteKey(doc.route);
    const owner = owners.get(key);
    if (owner === undefined) owners.set(key, doc.file);
    else {
      problems.push({
        file: doc.file,
        line: doc.keyLines?.['slug'] ?? doc.keyLines?.['id'] ?? 1,
        column: 1,
        rule: 'duplicate-route',
        message: `The address "${doc.route}" belongs to ${owner} already.`,
        hint: 'Give the page another "slug" or "id", or rename the file.',
        severity: level,
      });
    }
  }
  return problems;
}
