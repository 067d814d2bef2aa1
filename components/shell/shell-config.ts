import shellJson from '@/generated/shell.json';
import type { ShellConfig } from '@/lib/site/shell-config';

/** The part of the site's configuration that the shell needs in the browser. */
export const shellConfig = shellJson as unknown as ShellConfig;

const { localeConfigs, defaultLocale } = shellConfig.i18n;

/** Locale for plural rules in the browser. @see acceptance LOC-03 */
export const shellLocale = localeConfigs[defaultLocale]?.htmlLang ?? defaultLocale;
