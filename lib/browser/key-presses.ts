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
