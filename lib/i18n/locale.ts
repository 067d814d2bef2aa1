import type { LocaleConfig } from '@/lib/site/schema';
import { site } from '@/lib/site/config';

/**
 * Returns the configuration of a locale, by default of the default locale.
 * @throws Error if the configuration does not contain it
 * @see acceptance LOC-01, LOC-02
 */
export function getLocale(name = site.i18n.defaultLocale): LocaleConfig {
  const { localeConfigs } = site.i18n;
  const locale = Object.hasOwn(localeConfigs, name) ? localeConfigs[name] : undefined;
  if (locale === undefined) {
    throw new Error(`There is no locale "${name}". Known locales: ${Object.keys(localeConfigs).join(', ')}.`);
  }
  return locale;
}
