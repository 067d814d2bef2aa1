import type { Catalog, Translation } from '@/lib/site/translations';

/** An updated catalog, and what changed in it. */
export interface Merged {
  catalog: Record<string, Translation>;
  /** Ids that are new in the catalog. */
  added: string[];
  /** Ids in the catalog that the site no longer uses; they are kept. */
  unused: string[];
  /** Ids whose text is still English. */
  untranslated: string[];
}

/**
 * Updates a catalog: keeps translations, takes over new descriptions, and adds new texts in English.
 * @param wanted the texts that the site uses
 * @param present the current catalog
 * @see acceptance LOC-05
 */
export function mergeCatalog(wanted: Catalog, present: Catalog): Merged {
  const entries = Object.entries(wanted).map(([id, { message, description }]) => {
    const known = Object.hasOwn(present, id) ? present[id] : undefined;
    return [
      id,
      { message: known?.message ?? message, ...(description !== undefined && { description }) },
    ] as const;
  });
  const unused = Object.keys(present).filter((id) => !Object.hasOwn(wanted, id));
  const kept = unused.map((id) => [id, present[id] ?? { message: id }] as const);
  const byId = (a: readonly [string, unknown], b: readonly [string, unknown]) => (a[0] < b[0] ? -1 : 1);
  return {
    catalog: Object.fromEntries([...entries, ...kept].toSorted(byId)),
    added: Object.keys(wanted).filter((id) => !Object.hasOwn(present, id)),
    unused,
    untranslated: entries.filter(([id, { message }]) => wanted[id]?.message === message).map(([id]) => id),
  };
}
