import type { Doc, Problem } from './types';

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
    if (owner === undefined) {
      owners.set(key, doc);
      return [];
    }
    return [
      {
        file: doc.file,
        line: doc.keyLines?.['id'] ?? 1,
        column: 1,
        rule: 'duplicate-doc-id',
        message: `The doc id "${doc.id}" belongs to ${owner.file} already.`,
        hint: 'Rename one of the files, or give it another "id".',
        severity: 'error' as const,
      },
    ];
  });
}
