import { storageKeys } from '@/lib/site/constants';

/**
 * Creates a store that saves the selected version under `docs-preferred-version-<pluginId>`. Its methods never throw;
 * the first time that the storage is blocked or full, they write a warning to the console.
 * @param persistence with `none`, nothing is stored
 * @see acceptance VER-10..VER-14, ST-03, ST-05
 */
export function createPreferredVersionStore(pluginId: string, persistence: 'localStorage' | 'none') {
  const key = storageKeys.preferredVersionPrefix + pluginId;
  let warned = false;

  function attempt<T>(use: () => T, otherwise: T): T {
    if (persistence === 'none') return otherwise;
    try {
      return use();
    } catch (error) {
      if (!warned) console.warn('The chosen version cannot be remembered.', error);
      warned = true;
      return otherwise;
    }
  }

  return {
    save: (versionName: string): void => attempt(() => localStorage.setItem(key, versionName), undefined),
    /** Returns the saved version name or null. Deletes a saved name that is not in `knownNames`. */
    read(knownNames: readonly string[]): string | null {
      const saved = attempt(() => localStorage.getItem(key), null);
      if (saved === null || knownNames.includes(saved)) return saved;
      attempt(() => localStorage.removeItem(key), undefined);
      return null;
    },
  };
}
