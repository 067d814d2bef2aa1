import { storageKeys } from '@/lib/site/constants';

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
