import { shellConfig } from './shell-config';

const { localeConfigs, defaultLocale } = shellConfig.i18n;

/** Locale for plural rules in the browser. @see acceptance LOC-03 */
export const shellLocale = localeConfigs[defaultLocale]?.htmlLang ?? defaultLocale;
