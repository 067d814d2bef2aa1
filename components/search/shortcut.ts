import { storageKeys } from '@/lib/site/constants';

/** The part of a key press that tells what it means. */
export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing'
>;

/** Ctrl+K or Cmd+K, by the letter; by the key's place where the keyboard writes no Latin letters (SM-04, SM-07). */
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

/** A key that writes one sign and is no command (SM-05, SM-06, SM-07). */
export function writes({ key, ctrlKey, metaKey, altKey, isComposing }: KeyPress): boolean {
  return [...key].length === 1 && !ctrlKey && !metaKey && !altKey && !isComposing;
}

/** Whether keys are written into something (SM-05). */
export function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(?:input|select|textarea)$/i.test(target.tagName))
  );
}

const { dataset } =
  typeof document === 'undefined' ? { dataset: {} as DOMStringMap } : document.documentElement;

/** Whether `/` and Ctrl+K open the search; readers may turn them off. The head script reads what was chosen before. */
export const keysAreOn = (): boolean => dataset.searchKeys !== 'off';

/** Whether the keyboard has a Command key instead of Ctrl; the head script knows. */
export const isMac = (): boolean => dataset.mac === 'true';

/** Turns the keys on or off, for later visits too where they can be remembered. */
export function setKeys(on: boolean): void {
  dataset.searchKeys = on ? 'on' : 'off';
  try {
    if (on) localStorage.removeItem(storageKeys.searchKeys);
    else localStorage.setItem(storageKeys.searchKeys, 'off');
  } catch (error) {
    console.warn('The choice of keys for the search cannot be remembered.', error);
  }
}
