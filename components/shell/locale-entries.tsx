'use client';

import { shellConfig } from './shell-config';
import { useAddress } from './use-address';

const wholeOf = ({ pathname, search, hash }: Location) => pathname + search + hash;

/** Renders the site's languages as menu entries that link to the current page with its query and hash (NAV-12). */
export function LocaleEntries({ className }: { className: string }) {
  const { localeConfigs, locales, defaultLocale } = shellConfig.i18n;
  const here = useAddress(wholeOf);
  return locales.map((locale) => (
    <li key={locale}>
      <a
        href={here || '#'}
        lang={localeConfigs[locale]?.htmlLang ?? locale}
        className={className}
        aria-current={locale === defaultLocale ? 'true' : undefined}
      >
        {localeConfigs[locale]?.label ?? locale}
      </a>
    </li>
  ));
}
