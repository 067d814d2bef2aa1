import { versionMenu } from '@/lib/i18n/messages/shell';
import { Dropdown } from './dropdown';
import { DropdownEntries } from './dropdown-entries';
import type { ItemOf } from './navbar-item-by-type';
import { useVersionLinks } from './version-links';
import { Link } from '@/components/link/link';

/** Renders the versions as menu entries; `PreferredVersionSaver` stores a chosen one (NAV-10, NAV-11, VER-08..10). */
export function VersionEntries({ className }: { className: string }) {
  return useVersionLinks().links.map(({ version, href, active }) => (
    <li key={version.name}>
      <Link
        href={href}
        className={className}
        data-version={version.name}
        aria-current={active ? 'page' : undefined}
      >
        {version.label}
      </Link>
    </li>
  ));
}

/** Dropdown that opens the page in another version, which becomes the preferred one (NAV-09..11, VER-08..10). */
export function VersionDropdown({ item }: { item: ItemOf<'docsVersionDropdown'> }) {
  const { current, links } = useVersionLinks();
  const here = links.find((link) => link.version.name === current.name);
  return (
    <Dropdown caption={current.label} label={versionMenu(current.label)} href={here?.href}>
      <DropdownEntries entries={item.dropdownItemsBefore} />
      <VersionEntries className="dropdown-link" />
      <DropdownEntries entries={item.dropdownItemsAfter} />
    </Dropdown>
  );
}
