'use client';

import { Link } from '@/components/link/link';
import { shell } from './shell-config';
import { BrandMark } from './brand-mark';
import { MobileSidebar } from './mobile-sidebar';
import { NavbarItem } from './navbar-item';
import { NavbarItems } from './navbar-items';
import { ColourToggle } from './theme';

const { items } = shell.navbar;
const listed = items.filter(({ type }) => type !== 'search');
const searches = items.filter(({ type }) => type === 'search');

/** Shown where the mobile sidebar cannot be loaded: the same items, unfolded under the bar. */
function Unfolded() {
  return (
    <div className="navbar-unfolded">
      <p role="status">The menu could not be loaded. These are its main entries.</p>
      <NavbarItems items={listed} className="menu-list" />
    </div>
  );
}

/** The bar at the top of every page; it never hides (NAV-01, NAV-02, NAV-07). The search box stands last. */
export function Navbar() {
  return (
    <nav className="navbar" aria-label="Main">
      <MobileSidebar fallback={<Unfolded />} />
      <Link href="/" className="navbar-brand">
        <BrandMark />
        <span className="navbar-title">{shell.title}</span> <span className="navbar-subtitle">Docs</span>
      </Link>
      <NavbarItems items={listed.filter(({ position }) => position === 'left')} className="navbar-items" />
      <div className="navbar-space" />
      <NavbarItems items={listed.filter(({ position }) => position === 'right')} className="navbar-items" />
      <div className="navbar-colour">
        <ColourToggle />
      </div>
      {searches.map((item, index) => (
        <NavbarItem key={index} item={item} />
      ))}
    </nav>
  );
}
