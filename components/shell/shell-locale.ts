import { shell } from './shell-config';

const { localeConfigs, defaultLocale } = shell.i18n;

/** Locale for plural rules in the browser. @see acceptance LOC-03 */
export const shellLocale = localeConfigs[defaultLocale]?.htmlLang ?? defaultLocale;
