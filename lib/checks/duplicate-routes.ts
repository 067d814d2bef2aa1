import { toRouteKey } from '@/lib/docs/link-index';
import { createDocFault } from './check-each-doc';
import type { Check, Fault } from './types';

/**
 * Reports docs whose address another doc or page already has. Ignores trailing slashes in the comparison.
 * @see acceptance BLD-04
 */
export const checkDuplicateRoutes: Check = ({ model, inputs }) => {
  const owners = new Map(inputs.pageRoutes.map((route) => [toRouteKey(route), `the page ${route}`]));
  const faults: Fault[] = [];
  for (const doc of model.versions.flatMap(({ docs }) => docs)) {
    const address = toRouteKey(doc.route);
    const owner = owners.get(address);
    if (owner === undefined) owners.set(address, doc.file);
    else {
      const message = `The address "${doc.route}" already belongs to ${owner}.`;
      const hint = 'Give the page a different "slug" or "id", or rename the file.';
      const key = doc.keyLines?.['slug'] === undefined ? 'id' : 'slug';
      faults.push(createDocFault(doc, { key, rule: 'duplicate-route', message, hint }));
    }
  }
  return faults;
};
