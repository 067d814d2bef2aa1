import { storageKeys } from '@/lib/site/constants';

/** Properties of a keyboard event that determine what the key press means. */
export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing'
>;

/** True for Ctrl+K or Cmd+K, on keyboards without Latin letters by the position of the key (SM-04, SM-07). */
export function isCtrlOrCmdK(press: KeyPress): boolean {
  if (press.ctrlKey === press.metaKey || press.altKey || press.shiftKey || press.isComposing) return false;
  return /^[a-z]$/i.test(press.key) ? press.key.toLowerCase() === 'k' : press.code === 'KeyK';
}

/** True if a key press enters a single character and is not a command (SM-05, SM-06, SM-07). */
export function isCharacterKey({ key, ctrlKey, metaKey, altKey, isComposing }: KeyPress): boolean {
  return [...key].length === 1 && !ctrlKey && !metaKey && !altKey && !isComposing;
}

/** True if the reader can type into an element (SM-05). */
export function isEditableElement(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches('input, select, textarea');
}

const { dataset } =
  typeof document === 'undefined' ? { dataset: {} as DOMStringMap } : document.documentElement;

/** True unless the reader has turned off the search shortcuts, `/` and Ctrl+K. The head script reads this setting. */
export const areShortcutsOn = (): boolean => dataset.searchKeys !== 'off';

/** True on Apple devices, where Cmd+K opens the search instead of Ctrl+K; detected by the head script. */
export const isMac = (): boolean => dataset.mac === 'true';

/** Turns the search shortcuts on or off, also for later visits unless storage is blocked. */
export function setShortcutsOn(on: boolean): void {
  dataset.searchKeys = on ? 'on' : 'off';
  try {
    if (on) localStorage.removeItem(storageKeys.searchKeys);
    else localStorage.setItem(storageKeys.searchKeys, 'off');
  } catch (error) {
    console.warn('The choice of keys for the search cannot be remembered.', error);
  }
}
