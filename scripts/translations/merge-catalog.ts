import type { Catalog, Translation } from '@/lib/site/translations';

/** An updated catalog, and what changed in it. */
export interface Merged {
  catalog: Record<string, Translation>;
  /** Ids that are new in the catalog. */
  added: string[];
  /** Ids whose English text has changed since it was translated; their translations are kept. */
  changed: string[];
  /** Ids in the catalog that the site no longer uses; they are kept. */
  unused: string[];
  /** Ids whose text is still English. */
  untranslated: string[];
}

/**
 * Updates an entry, and stores the English text that it belongs to. A copy of the English text follows that text; a
 * translation keeps its `source` when the text changes. Without a `source`, it counts as made from the current text.
 */
function updateEntry(
  { message: english, description }: Translation,
  present: Translation = { message: english },
): Translation {
  const { message, source = english } = present;
  const isTranslated = message !== source && message !== english;
  return {
    message: isTranslated ? message : english,
    ...(description !== undefined && { description }),
    source: isTranslated ? source : english,
  };
}

/**
 * Updates a catalog: keeps translations, takes over new descriptions and English texts, and adds new texts in English.
 * @param wanted the texts that the site uses
 * @param present the current catalog
 * @see acceptance LOC-05
 */
export function mergeCatalog(wanted: Catalog, present: Catalog): Merged {
  const entries = Object.entries(wanted).map(
    ([id, text]) => [id, updateEntry(text, Object.hasOwn(present, id) ? present[id] : undefined)] as const,
  );
  const unused = Object.keys(present).filter((id) => !Object.hasOwn(wanted, id));
  const kept = unused.map((id) => [id, present[id] ?? { message: id }] as const);
  const byId = (a: readonly [string, unknown], b: readonly [string, unknown]) => (a[0] < b[0] ? -1 : 1);
  return {
    catalog: Object.fromEntries([...entries, ...kept].toSorted(byId)),
    added: Object.keys(wanted).filter((id) => !Object.hasOwn(present, id)),
    changed: entries.filter(([id, { source }]) => wanted[id]?.message !== source).map(([id]) => id),
    unused,
    untranslated: entries.filter(([id, { message }]) => wanted[id]?.message === message).map(([id]) => id),
  };
}
