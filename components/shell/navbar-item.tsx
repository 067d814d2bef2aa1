import { SearchButton } from '@/components/search/search-button';
import { trustHtml } from '@/lib/browser/trusted-html';
import type { ShellNavbarItem } from '@/lib/site/shell-navbar';
import { Dropdown } from './dropdown';
import { DropdownEntries } from './dropdown-entries';
import { NavbarItemByType, type ItemComponents } from './navbar-item-by-type';
import { LocaleDropdown } from './locale-dropdown';
import { NavbarDocLink } from './navbar-doc-link';
import { NavbarLink } from './navbar-link';
import { VersionDropdown } from './version-dropdown';

const inBar = {
  link: ({ item: { type: _type, position: _position, ...link } }) => <NavbarLink {...link} />,
  dropdown: ({ item: { label, to, items } }) => (
    <Dropdown caption={label} {...(to ? { href: to } : {})}>
      <DropdownEntries entries={items} />
    </Dropdown>
  ),
  docsVersionDropdown: VersionDropdown,
  localeDropdown: LocaleDropdown,
  doc: NavbarDocLink,
  docSidebar: NavbarDocLink,
  search: SearchButton,
  html: ({ item }) => (
    <div className="navbar-html" dangerouslySetInnerHTML={{ __html: trustHtml(item.value) }} />
  ),
} satisfies ItemComponents;

/** Renders a configured item in the navbar; `mobile-main-menu.tsx` renders it in the mobile sidebar. */
export function NavbarItem({ item }: { item: ShellNavbarItem }) {
  return <NavbarItemByType item={item} table={inBar} />;
}
