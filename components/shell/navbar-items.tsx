'use client';

import type { ShellNavbarItem } from '@/lib/site/shell-navbar';
import { NavbarItem } from './navbar-item';

/** Items of the navbar as a list. */
export function NavbarItems({ items, className }: { items: readonly ShellNavbarItem[]; className: string }) {
  return (
    <ul className={className}>
      {items.map((item, index) => (
        <li key={`${item.type}-${index}`}>
          <NavbarItem item={item} />
        </li>
      ))}
    </ul>
  );
}
