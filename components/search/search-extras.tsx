import type { DocSearchModalProps } from '@docsearch/react';
import { useContext, useState } from 'react';
import { toHref } from '@/components/link/site-base';
import { BrandMark } from '@/components/shell/brand-mark';
import { shellConfig } from '@/components/shell/shell-config';
import { searchBy, searchKeys, searchKeysOnMac, seeAllResults } from '@/lib/i18n/messages/search-dialog';
import { isHosted } from '@/lib/search/site-client';
import { toQueryString } from './search-address';
import { SearchDialogContext } from './search-dialog-context';
import { isMac, areShortcutsOn, setShortcutsOn } from './shortcut';
import { Switch } from './switch';

type FooterProps = Parameters<NonNullable<DocSearchModalProps['resultsFooterComponent']>>[0];

/** Link to all results on the search page, for the same version or for all versions (SM-19). */
export function AllResultsLink({ state: { query, context } }: FooterProps) {
  const { getVersion, follow } = useContext(SearchDialogContext);
  const address = toHref(shellConfig.search.path) + toQueryString({ query, version: getVersion() });
  return (
    <a href={address} onClick={(event) => follow(event, address)}>
      {seeAllResults(Number(context['nbHits']))}
    </a>
  );
}

/** Switch for the search shortcuts, which some readers trigger by accident (WCAG 2.1.4). */
function KeysSwitch() {
  const [on, setOn] = useState(areShortcutsOn);
  const onChange = () => {
    setShortcutsOn(!on);
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
export function SearchFooterExtras() {
  return (
    <>
      <KeysSwitch />
      {!isHosted && (
        <p className="search-dialog-provider">
          {searchBy}{' '}
          <span>
            <BrandMark /> {shellConfig.title}
          </span>
        </p>
      )}
    </>
  );
}
