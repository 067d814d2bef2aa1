import { storageKeys } from '@/lib/site/constants';

type Listener = (value: string) => void;

const listeners = new Map<string, Set<Listener>>();
/** Choices of this visit: what counts when storage is blocked. */
const chosen = new Map<string, string>();

const keyOf = (group: string) => `${storageKeys.tabGroupPrefix}${group}`;

function onStorage({ key, newValue }: StorageEvent) {
  if (!key?.startsWith(storageKeys.tabGroupPrefix) || newValue === null) return;
  tell(key.slice(storageKeys.tabGroupPrefix.length), newValue);
}

function tell(group: string, value: string) {
  chosen.set(group, value);
  for (const listener of listeners.get(group) ?? []) listener(value);
}

/** The reader's last choice in a tab group, or null. @see acceptance ST-04, ST-05 */
function getTabChoice(group: string): string | null {
  try {
    return localStorage.getItem(keyOf(group)) ?? chosen.get(group) ?? null;
  } catch {
    return chosen.get(group) ?? null;
  }
}

/** Records a choice and tells every tab set of the group, in other windows too. */
export function setTabChoice(group: string, value: string): void {
  try {
    localStorage.setItem(keyOf(group), value);
  } catch {
    chosen.set(group, value);
  }
  tell(group, value);
}

/** Calls `listener` with each new choice of the group until the returned function is called. */
function onTabChoice(group: string, listener: Listener): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onStorage);
  const own = listeners.get(group) ?? new Set();
  listeners.set(group, own.add(listener));
  return () => {
    own.delete(listener);
    if (own.size === 0) listeners.delete(group);
    if (listeners.size === 0) window.removeEventListener('storage', onStorage);
  };
}

/**
 * Calls `listener` with the choice that counts now, if there is one, and with each later one: the group's stored
 * choice, then over it the one that the address asks for. What the listener can't follow it ignores.
 * @returns stops it
 */
export function followTabChoice(
  group: string | undefined,
  queryKey: string | undefined,
  listener: Listener,
): () => void {
  const stored = group && getTabChoice(group);
  if (stored) listener(stored);
  const asked = queryKey && new URLSearchParams(location.search).get(queryKey);
  if (asked) listener(asked);
  return group ? onTabChoice(group, listener) : () => {};
}
