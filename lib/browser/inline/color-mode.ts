import type { InlineSettings } from './settings';

/**
 * Applies the stored color mode, or the default, before the first paint; next-themes would do so only at the start of
 * the body. Removes a stored value that is no mode. @see acceptance CM-02, CM-08
 */
export function applyColorMode({ defaultMode, respectSystem, keys }: InlineSettings): void {
  let mode: string = respectSystem ? 'system' : defaultMode;
  try {
    const stored = localStorage.getItem(keys.colorMode) ?? '';
    if (/^(?:dark|light)$/.test(stored) || (respectSystem && stored === 'system')) mode = stored;
    else localStorage.removeItem(keys.colorMode);
  } catch {
    // Without storage, the default applies.
  }
  if (mode === 'system') mode = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.dataset.theme = mode;
}
