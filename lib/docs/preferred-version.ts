import { storageKeys } from '@/lib/site/constants';

/** The methods of `Storage` that are needed to store the preferred version. */
export type VersionChoiceStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Settings for storing the version that a reader selected. */
interface PreferredVersionOptions {
  pluginId: string;
  /** With `none`, nothing is stored. @see acceptance VER-14 */
  persistence: 'localStorage' | 'none';
  /** Returns the storage. This is a function because accessing `localStorage` can throw. */
  storage: () => VersionChoiceStorage;
  /** Called the first time that the storage is blocked or full. */
  onBlocked?: (error: unknown) => void;
}

/**
 * Creates a store that saves the selected version under `docs-preferred-version-<pluginId>`. Its methods never throw.
 * @see acceptance VER-10..VER-14, ST-03, ST-05
 */
export function createPreferredVersionStore(options: PreferredVersionOptions) {
  const key = storageKeys.preferredVersionPrefix + options.pluginId;
  let warned = false;

  function attempt<T>(use: (storage: VersionChoiceStorage) => T, otherwise: T): T {
    if (options.persistence === 'none') return otherwise;
    try {
      return use(options.storage());
    } catch (error) {
      if (!warned) options.onBlocked?.(error);
      warned = true;
      return otherwise;
    }
  }

  return {
    save: (versionName: string): void => attempt((storage) => storage.setItem(key, versionName), undefined),
    /** Returns the saved version name or null. Deletes a saved name that is not in `knownNames`. */
    read(knownNames: readonly string[]): string | null {
      const saved = attempt((storage) => storage.getItem(key), null);
      if (saved === null || knownNames.includes(saved)) return saved;
      attempt((storage) => storage.removeItem(key), undefined);
      return null;
    },
  };
}
