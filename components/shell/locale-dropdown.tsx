import { languageMenu } from '@/lib/i18n/messages/shell';
import { shellConfig } from './shell-config';
import { Dropdown } from './dropdown';
import { DropdownEntries } from './dropdown-entries';
import { ShellIcon } from './icons';
import type { ItemOf } from './navbar-item-by-type';
import { useAddress } from './use-address';

/** Renders the site's languages as menu entries that link to the current page with its query and hash (NAV-12). */
export function LocaleEntries({ className }: { className: string }) {
  const { localeConfigs, locales, defaultLocale } = shellConfig.i18n;
  const here = useAddress(({ pathname, search, hash }) => pathname + search + hash);
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

/** Dropdown with the site's languages, whose caption is the current language (NAV-12). */
export function LocaleDropdown({ item }: { item: ItemOf<'localeDropdown'> }) {
  const { localeConfigs, defaultLocale } = shellConfig.i18n;
  const label = localeConfigs[defaultLocale]?.label ?? defaultLocale;
  const caption = (
    <>
      <ShellIcon name="language" />
      <span className="navbar-item-text">{label}</span>
    </>
  );
  return (
    <Dropdown caption={caption} label={languageMenu(label)} className="locale-dropdown">
      <DropdownEntries entries={item.dropdownItemsBefore} />
      <LocaleEntries className="dropdown-link" />
      <DropdownEntries entries={item.dropdownItemsAfter} />
    </Dropdown>
  );
}
