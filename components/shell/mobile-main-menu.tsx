'use client';

import { useState, type ReactNode } from 'react';
import { shell } from './shell-config';
import { DropdownEntries, type DropdownEntry } from './dropdown-entries';
import { ChevronIcon } from './icons';
import { NavbarLink } from './navbar-link';
import { useRoutePath } from './use-route-path';
import { VersionEntries } from './version-entries';
import { useVersionLinks } from './version-links';

function Group({ label, open: initially, children }: { label: string; open: boolean; children: ReactNode }) {
  const [open, setOpen] = useState(initially);
  return (
    <>
      <button
        type="button"
        className="menu-link menu-category menu-toggle"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {label}
        <ChevronIcon size={16} />
      </button>
      <ul className="menu-list" hidden={!open}>
        {children}
      </ul>
    </>
  );
}

function Versions({ after }: { after: readonly DropdownEntry[] }) {
  const { links } = useVersionLinks();
  return (
    <Group label="Versions" open={links.some((link) => link.active)}>
      <VersionEntries links={links} className="menu-link" />
      <DropdownEntries entries={after} />
    </Group>
  );
}

/** Leads to the page in view in its one language. */
function Languages({ after }: { after: readonly DropdownEntry[] }) {
  const { localeConfigs, locales } = shell.i18n;
  const path = useRoutePath();
  return (
    <Group label="Languages" open={false}>
      {locales.map((locale) => (
        <li key={locale}>
          <a
            href={path}
            lang={localeConfigs[locale]?.htmlLang ?? locale}
            className="menu-link"
            aria-current="true"
          >
            {localeConfigs[locale]?.label ?? locale}
          </a>
        </li>
      ))}
      <DropdownEntries entries={after} />
    </Group>
  );
}

/** The navbar's items as a list, dropdowns as groups (NAV-23). */
export function MobileMainMenu() {
  return (
    <ul className="menu-list menu-root">
      {shell.navbar.items.map((item, index) => {
        const key = `${item.type}-${index}`;
        if (item.type === 'link') {
          const { type: _type, position: _position, icon: _icon, ...link } = item;
          return (
            <li key={key}>
              <NavbarLink {...link} className="menu-link" />
            </li>
          );
        }
        if (item.type === 'docsVersionDropdown') {
          return (
            <li key={key}>
              <Versions after={item.dropdownItemsAfter ?? []} />
            </li>
          );
        }
        if (item.type === 'localeDropdown') {
          return (
            <li key={key}>
              <Languages after={item.dropdownItemsAfter ?? []} />
            </li>
          );
        }
        return null;
      })}
    </ul>
  );
}
