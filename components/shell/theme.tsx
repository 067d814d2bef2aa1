'use client';

import { colorModeSwitch, darkMode, lightMode } from '@/lib/i18n/messages/shell';
import { ThemeProvider, useTheme } from 'next-themes';
import type { ReactNode } from 'react';
import { MoonIcon, SunIcon } from './icons';
import { useHydrated } from './use-hydrated';

/** Colour mode: dark unless chosen otherwise, never the system's (CM-01, CM-06), stored under `theme` (ST-01). */
export function ColourMode({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider
      attribute="data-theme"
      defaultTheme="dark"
      enableSystem={false}
      enableColorScheme={false}
      storageKey="theme"
      themes={['light', 'dark']}
    >
      {children}
    </ThemeProvider>
  );
}

/** Switches between the modes; its name says which one is on (CM-07). */
export function ColourToggle() {
  const { theme, setTheme } = useTheme();
  const hydrated = useHydrated();
  const mode = hydrated && theme === 'light' ? 'light' : 'dark';
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
