import type { InlineSettings } from './settings';

/** Removes a stored color mode that next-themes would apply although it is no mode. @see acceptance CM-08 */
export function removeUnknownColorMode({ respectSystem, keys }: InlineSettings): void {
  const isKnown = respectSystem ? /^(?:dark|light|system)$/ : /^(?:dark|light)$/;
  try {
    if (!isKnown.test(localStorage.getItem(keys.colorMode) ?? '')) localStorage.removeItem(keys.colorMode);
  } catch {
    // Without storage, the default applies.
  }
}
