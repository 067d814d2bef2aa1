'use client';

import { Dropdown } from './dropdown';
import { DropdownEntries, type DropdownEntry } from './dropdown-entries';
import { VersionEntries } from './version-entries';
import { useVersionLinks } from './version-links';

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
      <VersionEntries links={links} className="dropdown-link" />
      <DropdownEntries entries={after} />
    </Dropdown>
  );
}
