'use client';

import { Link } from '@/components/link/link';
import { shell } from './shell-config';
import { BrandMark } from './brand-mark';
import { MobileSidebar } from './mobile-sidebar';
import { NavbarItem } from './navbar-item';
import { ColourToggle } from './theme';

type Side = 'left' | 'right';

function Items({ side }: { side: Side }) {
  const items = shell.navbar.items.filter((item) => item.position === side);
  return (
    <ul className={`navbar-items navbar-items-${side}`}>
      {items.map((item, index) => (
        <li key={`${item.type}-${index}`}>
          <NavbarItem item={item} />
        </li>
      ))}
    </ul>
  );
}

/** The bar at the top of every page; it never hides (NAV-01, NAV-02, NAV-07). */
export function Navbar() {
  return (
    <nav className="navbar" aria-label="Main">
      <MobileSidebar />
      <Link href="/" className="navbar-brand">
        <BrandMark />
        <span className="navbar-title">{shell.title}</span>
        <span className="navbar-subtitle">Docs</span>
      </Link>
      <Items side="left" />
      <div className="navbar-space" />
      <Items side="right" />
      <ColourToggle />
    </nav>
  );
}
