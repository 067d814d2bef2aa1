import type { Catalogue, Translation } from '@/lib/site/translations';

/** A catalogue brought up to date, and what that changed. */
export interface Merged {
  catalogue: Record<string, Translation>;
  /** Ids that the catalogue did not have. */
  added: string[];
  /** Ids in the catalogue that nothing says any more; they stay in it. */
  unused: string[];
  /** Ids whose words are those of the default language still. */
  untranslated: string[];
}

/**
 * Brings a catalogue up to date: translations stay, descriptions are renewed, what is new comes with the words of the
 * default language.
 * @param wanted what the site says
 * @param present the catalogue as it is
 */
export function mergeCatalogue(wanted: Catalogue, present: Catalogue): Merged {
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
    catalogue: Object.fromEntries([...entries, ...kept].toSorted(byId)),
    added: Object.keys(wanted).filter((id) => !Object.hasOwn(present, id)),
    unused,
    untranslated: entries.filter(([id, { message }]) => wanted[id]?.message === message).map(([id]) => id),
  };
}
