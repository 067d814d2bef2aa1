'use client';

import { versionMenu } from '@/lib/i18n/messages/shell';
import { Dropdown } from './dropdown';
import { DropdownEntries } from './dropdown-entries';
import type { ItemOf } from './navbar-item-by-type';
import { VersionEntries } from './version-entries';
import { useVersionLinks } from './version-links';

/** Dropdown that opens the page in another version, which becomes the preferred one (NAV-09..11, VER-08..10). */
export function VersionDropdown({ item }: { item: ItemOf<'docsVersionDropdown'> }) {
  const { current, links } = useVersionLinks();
  const here = links.find((link) => link.version.name === current.name);
  return (
    <Dropdown
      caption={current.label}
      label={versionMenu(current.label)}
      {...(here ? { href: here.href } : {})}
    >
      <DropdownEntries entries={item.dropdownItemsBefore} />
      <VersionEntries links={links} className="dropdown-link" />
      <DropdownEntries entries={item.dropdownItemsAfter} />
    </Dropdown>
  );
}
