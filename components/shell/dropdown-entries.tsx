'use client';

import type { NavbarItem } from '@/lib/site/navbar-schema';
import { NavbarLink } from './navbar-link';

/** An entry of a dropdown as configured: a link, a rule, or words above a group. */
export type DropdownEntry = Extract<NavbarItem, { type: 'dropdown' }>['items'][number];

/** Configured entries of a dropdown's list; only links take the focus (NAV-10, NAV-29). */
export function DropdownEntries({ entries }: { entries: readonly DropdownEntry[] }) {
  return entries.map((entry, index) => {
    if (entry.type === 'separator')
      return <li key={`separator-${index}`} className="dropdown-separator" aria-hidden="true" />;
    if (entry.type === 'caption') {
      return (
        <li key={entry.label} className="dropdown-caption">
          {entry.label}
        </li>
      );
    }
    const { type: _type, ...link } = entry;
    return (
      <li key={entry.label}>
        <NavbarLink {...link} className="dropdown-link" />
      </li>
    );
  });
}
