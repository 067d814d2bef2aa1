import type { Doc, Problem } from './types';
import { toProblem } from './validate-keys';

/**
 * Reports docs whose id another doc of the same version has already; links, pagination and the version switch find
 * docs by id.
 * @see acceptance BLD-09
 */
export function checkDuplicateIds(docs: readonly Doc[]): Problem[] {
  const owners = new Map<string, Doc>();
  return docs.flatMap((doc) => {
    const key = `${doc.version}\n${doc.id}`;
    const owner = owners.get(key);
    owners.set(key, owner ?? doc);
    if (!owner) return [];
    const place = { line: doc.keyLines?.['id'] ?? 1, column: 1 };
    const message = `The doc id "${doc.id}" already belongs to ${owner.file}.`;
    const hint = 'Rename one of the files, or give it a different "id".';
    return [toProblem(doc.file, place, 'duplicate-doc-id', message, hint)];
  });
}
