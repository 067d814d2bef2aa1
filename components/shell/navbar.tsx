'use client';

import { docsSubtitle, mainNavigation } from '@/lib/i18n/messages/shell';
import { useEffect, useState, type ReactNode } from 'react';
import { Link } from '@/components/link/link';
import { SearchButton } from '@/components/search/search-button';
import { attachSearch } from '@/components/search/attach-search';
import { BrandMark } from './icons';
import { LocaleDropdown } from './locale-dropdown';
import { isDocPath } from '@/lib/routing/is-doc-path';
import { MobileSidebar } from './mobile-sidebar';
import { MobileSidebarToggle } from './mobile-sidebar-toggle';
import { NavbarItemByType, type ItemComponents } from './navbar-item-by-type';
import { NavbarDocLink, NavbarLink } from './navbar-link';
import { shellConfig } from './shell-config';
import { ColorModeToggle } from './theme';
import { useRoutePath } from './use-route-path';
import { VersionDropdown } from './version-dropdown';

/** Components of the items in the navbar; `mobile-main-menu.tsx` has those for the mobile sidebar. */
const inBar = {
  link: ({ item: { type: _type, position: _position, ...link } }) => <NavbarLink {...link} />,
  docsVersionDropdown: VersionDropdown,
  localeDropdown: LocaleDropdown,
  doc: NavbarDocLink,
  docSidebar: NavbarDocLink,
  search: SearchButton,
} satisfies ItemComponents;

/** Renders the items at one place in the navbar. The search button has its own place, at the end. */
const itemsAt = (place: 'left' | 'right' | 'search') =>
  shellConfig.navbar.items
    .filter(({ type, position }) => place === (type === 'search' ? type : position))
    .map((item, index) => (
      <li key={index}>
        <NavbarItemByType item={item} table={inBar} />
      </li>
    ));

/** Navigation bar at the top of every page, which remains visible while scrolling (NAV-01, NAV-02, NAV-07). */
export function Navbar() {
  const [dialog, showDialog] = useState<ReactNode>();
  useEffect(() => {
    // Arrow keys in menus are an addition; Tab and Enter work without them.
    void import('./menu-keys').catch(() => {});
    attachSearch(showDialog);
  }, []);
  return (
    <>
      {/* On docs pages, the docs sidebar adds it. */}
      {!isDocPath(useRoutePath()) && <MobileSidebar />}
      <nav className="navbar" aria-label={mainNavigation}>
        <MobileSidebarToggle />
        <Link href="/" className="navbar-brand">
          <BrandMark />
          <span className="navbar-title">{shellConfig.title}</span>{' '}
          <span className="navbar-subtitle">{docsSubtitle}</span>
        </Link>
        <ul className="navbar-items">{itemsAt('left')}</ul>
        <div className="navbar-space" />
        <ul className="navbar-items">{itemsAt('right')}</ul>
        <div className="navbar-color">
          <ColorModeToggle />
        </div>
        <ul className="navbar-search">{itemsAt('search')}</ul>
        {dialog}
      </nav>
    </>
  );
}
