'use client';

import { shell } from './shell-config';
import { Dropdown } from './dropdown';
import { DropdownEntries, type DropdownEntry } from './dropdown-entries';
import { LanguageIcon } from './icons';
import { useAddress } from './use-address';

interface LocaleDropdownProps {
  before?: readonly DropdownEntry[];
  after?: readonly DropdownEntry[];
}

const wholeOf = ({ pathname, search, hash }: Location) => pathname + search + hash;

/** Offers the site's languages; each entry leads to the page in view (NAV-12). */
export function LocaleDropdown({ before = [], after = [] }: LocaleDropdownProps) {
  const { localeConfigs, locales, defaultLocale } = shell.i18n;
  const here = useAddress(wholeOf);
  const label = localeConfigs[defaultLocale]?.label ?? defaultLocale;
  const caption = (
    <>
      <LanguageIcon size={18} />
      <span className="navbar-item-text">{label}</span>
    </>
  );
  return (
    <Dropdown caption={caption} label={`Language: ${label}`} className="locale-dropdown">
      <DropdownEntries entries={before} />
      {locales.map((locale) => (
        <li key={locale}>
          <a
            href={here || '#'}
            lang={localeConfigs[locale]?.htmlLang ?? locale}
            className="dropdown-link"
            aria-current={locale === defaultLocale ? 'true' : undefined}
          >
            {localeConfigs[locale]?.label ?? locale}
          </a>
        </li>
      ))}
      <DropdownEntries entries={after} />
    </Dropdown>
  );
}
