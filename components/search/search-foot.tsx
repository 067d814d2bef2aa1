import { useState, type ReactNode } from 'react';
import { BrandMark } from '@/components/shell/brand-mark';
import { shell } from '@/components/shell/shell-config';
import { searchMessages as says } from '@/lib/i18n/search-messages';
import { isHosted } from '@/lib/search/site-client';
import { SearchIcon } from './icons';
import { isMac, keysAreOn, setKeys } from './shortcut';
import { Switch } from './switch';

function Key({ name, children }: { name: string; children: ReactNode }) {
  return (
    <kbd>
      <span aria-hidden="true">{children}</span>
      <span className="sr-only">{name}</span>
    </kbd>
  );
}

/** Keys that open the search, to be turned off by those whom they disturb (WCAG 2.1.4). */
function KeysSwitch() {
  const [on, setOn] = useState(keysAreOn);
  const onChange = () => {
    setKeys(!on);
    setOn(!on);
  };
  return (
    <Switch on={on} onChange={onChange}>
      {isMac() ? says.keysOfMac : says.keys}
    </Switch>
  );
}

/** Who answers: the hosted service, or this site itself. */
function Provider() {
  return (
    <p className="DocSearch-Logo">
      {says.searchBy}{' '}
      {isHosted ? (
        <a href="https://www.algolia.com/developers/" target="_blank" rel="noopener noreferrer">
          Algolia
        </a>
      ) : (
        <span>
          <BrandMark /> {shell.title}
        </span>
      )}
    </p>
  );
}

/** Legend of the keys, their switch, and the provider's mark (SM-32). */
export function SearchFoot() {
  return (
    <footer className="DocSearch-Footer">
      <ul className="DocSearch-Commands">
        <li>
          <Key name={says.enterKey}>
            <SearchIcon name="enter" size={14} />
          </Key>
          {says.toSelect}
        </li>
        <li>
          <Key name={says.arrowDown}>
            <SearchIcon name="down" size={14} />
          </Key>
          <Key name={says.arrowUp}>
            <SearchIcon name="up" size={14} />
          </Key>
          {says.toNavigate}
        </li>
        <li>
          <Key name={says.escapeKey}>esc</Key>
          {says.toClose}
        </li>
      </ul>
      <KeysSwitch />
      <Provider />
    </footer>
  );
}
