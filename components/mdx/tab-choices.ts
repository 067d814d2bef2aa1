import { storageKeys } from '@/lib/site/constants';

/** Dispatches an event for each choice; its type is the group, and its detail the value of the tab. */
const choices = new EventTarget();
/** Value of the tab last chosen in each group during this visit, used if storage is blocked. */
const chosen = new Map<string, string>();

const keyOf = (group: string) => `${storageKeys.tabGroupPrefix}${group}`;

/** Adopts a choice that was made in another window. */
function onStorage({ key, newValue }: StorageEvent) {
  if (!key?.startsWith(storageKeys.tabGroupPrefix) || newValue === null) return;
  notify(key.slice(storageKeys.tabGroupPrefix.length), newValue);
}

function notify(group: string, value: string) {
  chosen.set(group, value);
  choices.dispatchEvent(new CustomEvent(group, { detail: value }));
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

/**
 * Calls `listener` with the stored choice of the group, then with the choice in the address, which takes precedence,
 * and then with each new choice until `signal` aborts. Listeners must ignore values for which they have no tab.
 */
export function subscribeToTabChoice(
  group: string | undefined,
  queryKey: string | undefined,
  signal: AbortSignal,
  listener: (value: string) => void,
): void {
  const stored = group && getTabChoice(group);
  if (stored) listener(stored);
  const asked = queryKey && new URLSearchParams(location.search).get(queryKey);
  if (asked) listener(asked);
  if (!group) return;
  choices.addEventListener(group, (event) => listener((event as CustomEvent<string>).detail), { signal });
  // Has no effect after the first call.
  window.addEventListener('storage', onStorage);
}
