import type { InlineSettings } from './settings';

/**
 * Applies the color mode before the first paint: the reader's choice, else the system's mode if the site respects it,
 * else the default. Switches it at a click on the toggle, and when it changes in another window. React only reads it.
 * @see acceptance CM-01..CM-09, ST-01
 */
export function keepColorMode({ defaultMode, respectSystem, keys }: InlineSettings): void {
  const system = matchMedia('(prefers-color-scheme: light)');
  /** The choice, also where the storage is blocked. */
  let chosen: string | null = null;
  const apply = () => {
    const otherwise = respectSystem ? (system.matches ? 'light' : 'dark') : defaultMode;
    const theme = chosen === 'light' || chosen === 'dark' ? chosen : otherwise;
    Object.assign(document.documentElement.dataset, { theme });
    Object.assign((window.earlyMarks ??= {}), { theme });
  };
  try {
    chosen = localStorage.getItem(keys.colorMode);
  } catch {
    // Without storage, the default applies.
  }
  apply();
  system.addEventListener('change', apply);
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== keys.colorMode) return;
    chosen = newValue;
    apply();
  });
  addEventListener('click', ({ target }) => {
    if (!(target as Element).closest('.color-toggle')) return;
    chosen = document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark';
    apply();
    try {
      localStorage.setItem(keys.colorMode, chosen);
    } catch {
      // The choice applies to this page only.
    }
  });
}
