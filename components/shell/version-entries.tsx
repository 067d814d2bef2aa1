'use client';

import { Link } from '@/components/link/link';
import type { VersionLink } from './version-links';

interface VersionEntriesProps {
  links: readonly VersionLink[];
  /** CSS class of each link, which depends on the kind of menu. */
  className: string;
}

/** Renders the versions as menu entries; `PreferredVersionSaver` stores a chosen one (NAV-10, NAV-11, VER-08..10). */
export function VersionEntries({ links, className }: VersionEntriesProps) {
  return links.map(({ version, href, active }) => (
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
