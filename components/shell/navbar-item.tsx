'use client';

import type { NavbarItem as Item } from '@/lib/site/navbar-schema';
import { Dropdown } from './dropdown';
import { DropdownEntries } from './dropdown-entries';
import { LocaleDropdown } from './locale-dropdown';
import { NavbarLink } from './navbar-link';
import { VersionDropdown } from './version-dropdown';

/** One configured item of the navbar, drawn by its type. */
export function NavbarItem({ item }: { item: Item }) {
  switch (item.type) {
    case 'link': {
      const { type: _type, position: _position, ...link } = item;
      return <NavbarLink {...link} />;
    }
    case 'dropdown':
      return (
        <Dropdown caption={item.label} {...(item.to ? { href: item.to } : {})}>
          <DropdownEntries entries={item.items} />
        </Dropdown>
      );
    case 'docsVersionDropdown':
      return (
        <VersionDropdown before={item.dropdownItemsBefore ?? []} after={item.dropdownItemsAfter ?? []} />
      );
    case 'localeDropdown':
      return <LocaleDropdown before={item.dropdownItemsBefore ?? []} after={item.dropdownItemsAfter ?? []} />;
    case 'html':
      return <div className="navbar-html" dangerouslySetInnerHTML={{ __html: item.value }} />;
    default:
      return null;
  }
}
