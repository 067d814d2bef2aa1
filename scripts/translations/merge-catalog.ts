import type { TranslationCatalog, Translation } from '@/lib/site/translations';

/**
 * Updates a catalog entry. `source` is the English message that was translated. An entry that is not translated yet
 * gets the current English message; a translated entry keeps its message and `source`. Without a `source`, the
 * translation counts as made from the current English message.
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
 * Updates a catalog: keeps translations, updates descriptions and English messages, and adds new messages in English.
 * @see acceptance LOC-05
 */
export function mergeCatalog(wanted: TranslationCatalog, present: TranslationCatalog) {
  const entries = Object.entries(wanted).map(
    ([id, text]) => [id, updateEntry(text, Object.hasOwn(present, id) ? present[id] : undefined)] as const,
  );
  const unused = Object.keys(present).filter((id) => !Object.hasOwn(wanted, id));
  const kept = unused.map((id) => [id, present[id] ?? { message: id }] as const);
  const byId = (a: readonly [string, unknown], b: readonly [string, unknown]) => (a[0] < b[0] ? -1 : 1);
  return {
    catalog: Object.fromEntries([...entries, ...kept].toSorted(byId)),
    added: Object.keys(wanted).filter((id) => !Object.hasOwn(present, id)),
    /** Ids whose English message changed after it was translated; the outdated translations are kept. */
    changed: entries.filter(([id, { source }]) => wanted[id]?.message !== source).map(([id]) => id),
    /** Ids that the site no longer uses; their entries are kept. */
    unused,
    /** Ids whose message is still the English one. */
    untranslated: entries.filter(([id, { message }]) => wanted[id]?.message === message).map(([id]) => id),
  };
}
