import { toRouteKey } from '@/lib/docs/link-index';
import type { Check, Fault } from './types';

/**
 * Reports docs whose address another doc or page has already; trailing slashes do not tell them apart.
 * @see acceptance BLD-04
 */
export const checkDuplicateRoutes: Check = ({ model, surrounding }) => {
  const owners = new Map(surrounding.pageRoutes.map((route) => [toRouteKey(route), `the page ${route}`]));
  const faults: Fault[] = [];
  for (const doc of model.versions.flatMap(({ docs }) => docs)) {
    const key = toRouteKey(doc.route);
    const owner = owners.get(key);
    if (owner === undefined) owners.set(key, doc.file);
    else {
      faults.push({
        file: doc.file,
        line: doc.keyLines?.['slug'] ?? doc.keyLines?.['id'] ?? 1,
        column: 1,
        rule: 'duplicate-route',
        message: `The address "${doc.route}" already belongs to ${owner}.`,
        hint: 'Give the page a different "slug" or "id", or rename the file.',
      });
    }
  }
  return faults;
};
