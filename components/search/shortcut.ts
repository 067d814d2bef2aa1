import { storageKeys } from '@/lib/site/constants';

/** The properties that determine the meaning of a key press. */
export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing'
>;

/**
 * Whether a key press is Ctrl+K or Cmd+K: by its character, or by its position on keyboards without Latin letters
 * (SM-04, SM-07).
 */
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

/** Whether a key press enters a single character and is not a command (SM-05, SM-06, SM-07). */
export function isCharacterKey({ key, ctrlKey, metaKey, altKey, isComposing }: KeyPress): boolean {
  return [...key].length === 1 && !ctrlKey && !metaKey && !altKey && !isComposing;
}

/** Whether text can be typed into an element (SM-05). */
export function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(?:input|select|textarea)$/i.test(target.tagName))
  );
}

const { dataset } =
  typeof document === 'undefined' ? { dataset: {} as DOMStringMap } : document.documentElement;

/** Whether `/` and Ctrl+K open the search; readers can turn them off. The head script reads the stored choice. */
export const areShortcutsOn = (): boolean => dataset.searchKeys !== 'off';

/** Whether the keyboard has a Command key instead of Ctrl, as determined by the head script. */
export const isMac = (): boolean => dataset.mac === 'true';

/** Turns the shortcuts on or off, also for later visits unless storage is blocked. */
export function setShortcuts(on: boolean): void {
  dataset.searchKeys = on ? 'on' : 'off';
  try {
    if (on) localStorage.removeItem(storageKeys.searchKeys);
    else localStorage.setItem(storageKeys.searchKeys, 'off');
  } catch (error) {
    console.warn('The choice of keys for the search cannot be remembered.', error);
  }
}
