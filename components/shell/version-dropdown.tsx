'use client';

import { Link } from '@/components/link/link';
import { Dropdown } from './dropdown';
import { DropdownEntries, type DropdownEntry } from './dropdown-entries';
import { preferredVersion, useVersionLinks } from './version-links';
import { shell } from './shell-config';

interface VersionDropdownProps {
  before?: readonly DropdownEntry[];
  after?: readonly DropdownEntry[];
}

/** Switches between the served versions, keeping the page; choosing one is remembered (NAV-09..11, VER-08..10). */
export function VersionDropdown({ before = [], after = [] }: VersionDropdownProps) {
  const { current, links } = useVersionLinks();
  const here = links.find((link) => link.version.name === current.name);
  return (
    <Dropdown
      caption={current.label}
      label={`Version ${current.label}`}
      {...(here ? { href: here.href } : {})}
    >
      <DropdownEntries entries={before} />
      {links.map(({ version, href, active }) => (
        <li key={version.name}>
          <Link
            href={href}
            className="dropdown-link"
            aria-current={active ? 'page' : undefined}
            onClick={() => preferredVersion.save(shell.docs.pluginId, version.name)}
          >
            {version.label}
          </Link>
        </li>
      ))}
      <DropdownEntries entries={after} />
    </Dropdown>
  );
}
