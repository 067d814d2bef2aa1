import type { LocaleConfig } from '@/lib/site/schema';
import { site } from '@/lib/site/config';

/**
 * The configuration of a locale.
 * @param name the default locale if omitted
 * @throws Error when the configuration has no such locale; lists the known ones
 * @see acceptance LOC-01, LOC-02
 */
export function getLocale(name = site.i18n.defaultLocale): LocaleConfig {
  const { localeConfigs } = site.i18n;
  const locale = Object.hasOwn(localeConfigs, name) ? localeConfigs[name] : undefined;
  if (locale === undefined) {
    throw new Error(`There is no locale "${name}"; known are: ${Object.keys(localeConfigs).join(', ')}.`);
  }
  return locale;
}
