'use client';

import { colorModeSwitch, darkMode, lightMode } from '@/lib/i18n/messages/shell';
import { ThemeProvider, useTheme, type ThemeProviderProps } from 'next-themes';
import type { ReactNode } from 'react';
import { storageKeys } from '@/lib/site/constants';
import { MoonIcon, SunIcon } from './icons';
import { shell } from './shell-config';
import { useHydrated } from './use-hydrated';

const { defaultMode, respectSystem } = shell.colorMode;

const themeProviderProps = {
  attribute: 'data-theme',
  defaultTheme: respectSystem ? 'system' : defaultMode,
  enableSystem: respectSystem,
  enableColorScheme: false,
  storageKey: storageKeys.colorMode,
  themes: ['light', 'dark'],
} satisfies ThemeProviderProps;

/**
 * Color mode: the reader's choice, stored under `theme`; else the system's, if the site respects it; else the default.
 * All of it is done by next-themes.
 * @see acceptance CM-01..CM-09, ST-01
 */
export function ColorMode({ children }: { children: ReactNode }) {
  return <ThemeProvider {...themeProviderProps}>{children}</ThemeProvider>;
}

/**
 * Puts the next-themes script that applies the stored mode into the head: the provider can only render it into the
 * body, where browsers may paint a frame before it runs.
 * @see acceptance CM-02
 */
export function ColorModeScript() {
  return useHydrated() ? null : <ColorMode>{null}</ColorMode>;
}

/** Switches between the modes; its accessible name includes the current one (CM-07). */
export function ColorToggle() {
  const { resolvedTheme, setTheme } = useTheme();
  const hydrated = useHydrated();
  const mode = (hydrated ? resolvedTheme : defaultMode) === 'light' ? 'light' : 'dark';
  const label = colorModeSwitch(mode === 'dark' ? darkMode : lightMode);
  return (
    <button
      type="button"
      className="icon-button"
      disabled={!hydrated}
      aria-label={label}
      title={label}
      onClick={() => setTheme(mode === 'dark' ? 'light' : 'dark')}
    >
      {mode === 'dark' ? <MoonIcon /> : <SunIcon />}
    </button>
  );
}
