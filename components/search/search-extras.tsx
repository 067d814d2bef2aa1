import type { DocSearchModalProps } from '@docsearch/react';
import { useContext, useState, type MouseEvent } from 'react';
import { toHref } from '@/components/link/site-base';
import { BrandMark } from '@/components/shell/brand-mark';
import { shell } from '@/components/shell/shell-config';
import { searchBy, searchKeys, searchKeysOnMac, seeAllResults } from '@/lib/i18n/messages/search-dialog';
import { searchSettings } from '@/lib/search/read-settings';
import { isHosted } from '@/lib/search/site-client';
import { writeQuestion } from './search-address';
import { DialogContext } from './search-dialog-context';
import { opensElsewhere } from './search-hit';
import { isMac, areShortcutsOn, setShortcuts } from './shortcut';
import { Switch } from './switch';

const versions = searchSettings.versions.map(({ name }) => name);

type FooterProps = Parameters<NonNullable<DocSearchModalProps['resultsFooterComponent']>>[0];

/** Link to all results on the search page, for the same version or for all versions (SM-19). */
export function SeeAllLink({ state: { query, context } }: FooterProps) {
  const { getVersion, open } = useContext(DialogContext);
  const address = toHref(shell.search.path) + writeQuestion({ query, version: getVersion() }, versions);
  const onClick = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    open(address);
  };
  return (
    <a href={address} onClick={onClick}>
      {seeAllResults(Number(context['nbHits']))}
    </a>
  );
}

/** Switch for the search shortcuts, which some readers trigger by accident (WCAG 2.1.4). */
function KeysSwitch() {
  const [on, setOn] = useState(areShortcutsOn);
  const onChange = () => {
    setShortcuts(!on);
    setOn(!on);
  };
  return (
    <Switch on={on} onChange={onChange}>
      {isMac() ? searchKeysOnMac : searchKeys}
    </Switch>
  );
}

/**
 * Additions to DocSearch's footer: the switch for the keyboard shortcuts and, unless the search is hosted, the site's
 * logo and title as the search provider (SM-32).
 */
export function FooterExtras() {
  return (
    <>
      <KeysSwitch />
      {!isHosted && (
        <p className="search-dialog-provider">
          {searchBy}{' '}
          <span>
            <BrandMark /> {shell.title}
          </span>
        </p>
      )}
    </>
  );
}
