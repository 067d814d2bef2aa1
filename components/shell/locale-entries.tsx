'use client';

import { shell } from './shell-config';
import { useAddress } from './use-address';

const wholeOf = ({ pathname, search, hash }: Location) => pathname + search + hash;

/** The site's languages as entries of a menu; each leads to the page in view, with query and hash (NAV-12). */
export function LocaleEntries({ className }: { className: string }) {
  const { localeConfigs, locales, defaultLocale } = shell.i18n;
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
