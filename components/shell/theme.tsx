'use client';

import { colorModeSwitch, darkMode, lightMode } from '@/lib/i18n/messages/shell';
import { ThemeProvider, useTheme } from 'next-themes';
import type { ReactNode } from 'react';
import { getThemeProps } from '@/lib/site/theme-props';
import { ShellIcon } from './icons';
import { shellConfig } from './shell-config';
import { useHydrated } from './use-hydrated';

const { defaultMode } = shellConfig.colorMode;

/**
 * Applies the color mode: the reader's choice, else the system's mode if the site respects it, else the default.
 * @see acceptance CM-01..CM-09, ST-01
 */
export function ColorModeProvider({ children }: { children: ReactNode }) {
  return <ThemeProvider {...getThemeProps(shellConfig.colorMode)}>{children}</ThemeProvider>;
}

/** Button that switches the color mode; its accessible name includes the current mode (CM-07). */
export function ColorModeToggle() {
  const { resolvedTheme, setTheme } = useTheme();
  const hydrated = useHydrated();
  const mode = (hydrated ? resolvedTheme : defaultMode) === 'light' ? 'light' : 'dark';
  const label = colorModeSwitch(mode === 'dark' ? darkMode : lightMode);
  return (
    <button
      type="button"
      className="icon-button color-toggle"
      aria-label={label}
      title={label}
      onClick={() => setTheme(mode === 'dark' ? 'light' : 'dark')}
    >
      {/* Style sheets show one of them, so that the icon is right before the site starts. */}
      <ShellIcon name="moon" className="themed-image-dark" />
      <ShellIcon name="sun" className="themed-image-light" />
    </button>
  );
}
