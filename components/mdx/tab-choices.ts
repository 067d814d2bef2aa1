import { storageKeys } from '@/lib/site/constants';

type Listener = (value: string) => void;

const listeners = new Map<string, Set<Listener>>();
/** Value of the tab last chosen in each group during this visit, used if storage is blocked. */
const chosen = new Map<string, string>();

const keyOf = (group: string) => `${storageKeys.tabGroupPrefix}${group}`;

function onStorage({ key, newValue }: StorageEvent) {
  if (!key?.startsWith(storageKeys.tabGroupPrefix) || newValue === null) return;
  notify(key.slice(storageKeys.tabGroupPrefix.length), newValue);
}

function notify(group: string, value: string) {
  chosen.set(group, value);
  for (const listener of listeners.get(group) ?? []) listener(value);
}

/** Returns the value of the tab last chosen in a group, or null. @see acceptance ST-04, ST-05 */
function getTabChoice(group: string): string | null {
  try {
    return localStorage.getItem(keyOf(group)) ?? chosen.get(group) ?? null;
  } catch {
    return chosen.get(group) ?? null;
  }
}

/** Stores the tab chosen in a group and updates all tab sets of the group, including those in other windows. */
export function setTabChoice(group: string, value: string): void {
  try {
    localStorage.setItem(keyOf(group), value);
  } catch {
    chosen.set(group, value);
  }
  notify(group, value);
}

/** Calls `listener` with each new choice in the group, until the returned function is called. */
function onTabChoice(group: string, listener: Listener): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onStorage);
  const groupListeners = listeners.get(group) ?? new Set();
  listeners.set(group, groupListeners.add(listener));
  return () => {
    groupListeners.delete(listener);
    if (groupListeners.size === 0) listeners.delete(group);
    if (listeners.size === 0) window.removeEventListener('storage', onStorage);
  };
}

/**
 * Calls `listener` with the stored choice of the group, then with the choice in the address, which takes precedence,
 * and then with each new choice. Listeners must ignore values for which they have no tab.
 * @returns a function that removes the listener
 */
export function subscribeToTabChoice(
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
