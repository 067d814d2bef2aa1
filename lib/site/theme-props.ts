import { storageKeys } from './constants';
import type { SiteConfig } from './schema';

/** Returns the properties with which `ThemeProvider` of next-themes applies the color mode. @see acceptance CM-01..CM-09 */
export const getThemeProps = ({
  defaultMode,
  respectSystem,
}: Pick<SiteConfig['colorMode'], 'defaultMode' | 'respectSystem'>) =>
  ({
    attribute: 'data-theme',
    defaultTheme: respectSystem ? 'system' : defaultMode,
    enableSystem: respectSystem,
    enableColorScheme: false,
    storageKey: storageKeys.colorMode,
  }) as const;
