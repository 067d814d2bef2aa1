import { storageKeys } from '@/lib/site/constants';

/** The part of `Storage` that is used. */
export type ChoiceStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Where and whether the choice is stored. */
interface PreferredVersionOptions {
  /** `none` stores nothing. @see acceptance VER-14 */
  persistence: 'localStorage' | 'none';
  /** Called on each use, since merely touching `localStorage` may throw. */
  storage: () => ChoiceStorage;
  /** Called once when storage is blocked or full. */
  onBlocked?: (error: unknown) => void;
}

const keyOf = (pluginId: string): string => storageKeys.preferredVersionPrefix + pluginId;

/**
 * Stores the version that the reader chose, in localStorage under `docs-preferred-version-<pluginId>`. No method throws.
 * @see acceptance VER-10..VER-14, ST-03, ST-05
 */
export function createPreferredVersionStore(options: PreferredVersionOptions) {
  let warned = false;

  function attempt<T>(use: (storage: ChoiceStorage) => T, otherwise: T): T {
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
    save: (pluginId: string, versionName: string): void =>
      attempt((storage) => storage.setItem(keyOf(pluginId), versionName), undefined),
    /** The saved name, or null; a name that is not among `knownNames` is deleted. */
    read(pluginId: string, knownNames: readonly string[]): string | null {
      const saved = attempt((storage) => storage.getItem(keyOf(pluginId)), null);
      if (saved === null || knownNames.includes(saved)) return saved;
      attempt((storage) => storage.removeItem(keyOf(pluginId)), undefined);
      return null;
    },
  };
}
