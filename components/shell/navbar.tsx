'use client';

import { docsSubtitle, mainNavigation } from '@/lib/i18n/messages/shell';
import { useEffect, useState, type ReactNode } from 'react';
import { Link } from '@/components/link/link';
import { shellConfig } from './shell-config';
import { BrandMark } from './brand-mark';
import { MobileSidebar } from './mobile-sidebar';
import { NavbarItem } from './navbar-item';
import { ColorModeToggle } from './theme';

/** Renders the items at one place in the navbar. The search button has its own place, at the end. */
const itemsAt = (place: 'left' | 'right' | 'search') =>
  shellConfig.navbar.items
    .filter(({ type, position }) => place === (type === 'search' ? type : position))
    .map((item, index) => (
      <li key={index}>
        <NavbarItem item={item} />
      </li>
    ));

/** Navigation bar at the top of every page, which remains visible while scrolling (NAV-01, NAV-02, NAV-07). */
export function Navbar() {
  const [dialog, showDialog] = useState<ReactNode>();
  useEffect(() => {
    import('./attach-navbar-behavior').then(
      ({ attachNavbarBehavior }) => attachNavbarBehavior(showDialog),
      () => {},
    );
  }, []);
  return (
    <nav className="navbar" aria-label={mainNavigation}>
      <MobileSidebar />
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
  );
}
