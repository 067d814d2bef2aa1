import { languageListHeading, versionListHeading } from '@/lib/i18n/messages/mobile-menu';
import type { ReactNode } from 'react';
import { isNavItemActive } from '@/lib/routing/is-nav-item-active';
import type { NavbarDropdownItem } from '@/lib/site/navbar-schema';
import { DropdownEntries } from './dropdown-entries';
import { NavbarItemByType, type ItemOf, type ItemComponents } from './navbar-item-by-type';
import { LocaleEntries } from './locale-dropdown';
import { NavbarDocLink, NavbarLink } from './navbar-link';
import { shellConfig } from './shell-config';
import { useRoutePath } from './use-route-path';
import { VersionEntries } from './version-dropdown';
import { useVersionLinks } from './version-links';

interface GroupProps {
  label: string;
  item: Pick<ItemOf<'localeDropdown'>, 'dropdownItemsBefore' | 'dropdownItemsAfter'>;
  /** True if `children` include a link to the current page. */
  active?: boolean;
  children: ReactNode;
}

const holds = (entries: readonly NavbarDropdownItem[], path: string) =>
  entries.some((entry) => entry.type === 'link' && isNavItemActive(path, entry));

/** Renders a navbar dropdown as a collapsible list, initially expanded if it contains the current page (NAV-23). */
function Group({ label, item, active = false, children }: GroupProps) {
  const { dropdownItemsBefore: before = [], dropdownItemsAfter: after = [] } = item;
  const path = useRoutePath();
  return (
    <details open={active || holds([...before, ...after], path)} suppressHydrationWarning>
      <summary className="menu-link menu-category menu-toggle">{label}</summary>
      <ul className="menu-list">
        <DropdownEntries entries={before} className="menu-link" />
        {children}
        <DropdownEntries entries={after} className="menu-link" />
      </ul>
    </details>
  );
}

function Versions({ item }: { item: ItemOf<'docsVersionDropdown'> }) {
  const { links } = useVersionLinks();
  return (
    <Group label={versionListHeading} item={item} active={links.some((link) => link.active)}>
      <VersionEntries className="menu-link" />
    </Group>
  );
}

function Languages({ item }: { item: ItemOf<'localeDropdown'> }) {
  return (
    <Group label={languageListHeading} item={item}>
      <LocaleEntries className="menu-link" />
    </Group>
  );
}

const inMenu = {
  link: ({ item: { type: _type, position: _position, icon: _icon, ...link } }) => (
    <NavbarLink {...link} className="menu-link" />
  ),
  docsVersionDropdown: Versions,
  localeDropdown: Languages,
  doc: ({ item }) => <NavbarDocLink item={item} className="menu-link" />,
  docSidebar: ({ item }) => <NavbarDocLink item={item} className="menu-link" />,
  search: () => null,
} satisfies ItemComponents;

/** Renders the navbar's items as a list for the mobile sidebar, with dropdowns as collapsible lists (NAV-23). */
export function MobileMainMenu() {
  return (
    <ul className="menu-list menu-root">
      {shellConfig.navbar.items.map((item, index) => (
        <li key={`${item.type}-${index}`}>
          <NavbarItemByType item={item} table={inMenu} />
        </li>
      ))}
    </ul>
  );
}
