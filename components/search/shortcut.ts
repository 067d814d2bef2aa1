import { storageKeys } from '@/lib/site/constants';

/** What decides the meaning of a key press. */
export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing'
>;

/** Ctrl+K or Cmd+K, by the letter; by the position of the key on keyboards without Latin letters (SM-04, SM-07). */
export function isSearchChord({
  key,
  code,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
  isComposing,
}: KeyPress): boolean {
  if (ctrlKey === metaKey || altKey || shiftKey || isComposing) return false;
  return /^[a-z]$/i.test(key) ? key.toLowerCase() === 'k' : code === 'KeyK';
}

/** Whether a key types one character, and is not a command (SM-05, SM-06, SM-07). */
export function isCharacterKey({ key, ctrlKey, metaKey, altKey, isComposing }: KeyPress): boolean {
  return [...key].length === 1 && !ctrlKey && !metaKey && !altKey && !isComposing;
}

/** Whether an element takes text (SM-05). */
export function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(?:input|select|textarea)$/i.test(target.tagName))
  );
}

const { dataset } =
  typeof document === 'undefined' ? { dataset: {} as DOMStringMap } : document.documentElement;

/** Whether `/` and Ctrl+K open the search; readers may turn them off. A script in the head reads the choice of earlier visits. */
export const areShortcutsOn = (): boolean => dataset.searchKeys !== 'off';

/** Whether the keyboard has a Command key instead of Ctrl; a script in the head finds out. */
export const isMac = (): boolean => dataset.mac === 'true';

/** Turns the keys on or off, also for later visits if storage works. */
export function setShortcuts(on: boolean): void {
  dataset.searchKeys = on ? 'on' : 'off';
  try {
    if (on) localStorage.removeItem(storageKeys.searchKeys);
    else localStorage.setItem(storageKeys.searchKeys, 'off');
  } catch (error) {
    console.warn('The choice of keys for the search cannot be remembered.', error);
  }
}
