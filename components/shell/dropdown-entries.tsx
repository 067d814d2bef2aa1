import type { NavbarDropdownItem } from '@/lib/site/navbar-schema';
import { NavbarLink } from './navbar-link';

interface DropdownEntriesProps {
  entries: readonly NavbarDropdownItem[] | undefined;
  /** CSS class of each link, which depends on the kind of menu. */
  className?: string;
}

/** Renders the configured entries of a dropdown; only links are focusable (NAV-10, NAV-29). */
export function DropdownEntries({ entries = [], className = 'dropdown-link' }: DropdownEntriesProps) {
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
        <NavbarLink {...link} className={className} />
      </li>
    );
  });
}
