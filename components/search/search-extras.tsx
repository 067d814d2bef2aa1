import type { DocSearchModalProps } from '@docsearch/react';
import { useContext, useState } from 'react';
import { toHref } from '@/components/link/site-base';
import { BrandMark } from '@/components/shell/icons';
import { shellConfig } from '@/components/shell/shell-config';
import { siteVersions } from '@/components/shell/site-versions';
import { allVersionsOption, trySearchingFor } from '@/lib/i18n/messages/search';
import {
  allVersionsScope,
  searchBy,
  searchKeys,
  searchKeysOnMac,
  searchScopePrefix,
  seeAllResults,
} from '@/lib/i18n/messages/search-dialog';
import { isHosted } from '@/lib/search/site-client';
import { searchLimits } from '@/lib/site/constants';
import { dialogConfig } from './dialog-config';
import { toQueryString } from './search-address';
import { SearchDialogContext } from './search-dialog-context';
import { SearchFailure } from './search-failure';
import type { SearchState } from './search-store';
import { isMac, areShortcutsOn, setShortcutsOn } from './shortcut';
import { repeatQuery, enterQuery } from './use-docsearch-dialog';

/** An on/off switch that takes effect immediately. */
function Switch({ on, onChange, children }: { on: boolean; onChange: () => void; children: string }) {
  return (
    <label className="search-switch">
      <input type="checkbox" role="switch" aria-checked={on} checked={on} onChange={onChange} />
      {children}
    </label>
  );
}

interface VersionSwitchProps {
  /** Label of the version that is searched unless `all` is true. */
  label: string;
  /** True if all versions are searched. */
  all: boolean;
  onSwitch: () => void;
}

function VersionSwitch({ label, all, onSwitch }: VersionSwitchProps) {
  return (
    <div className="search-scope">
      <span>
        {searchScopePrefix} <b>{all ? allVersionsScope : label}</b>
      </span>
      <Switch on={all} onChange={onSwitch}>
        {allVersionsOption}
      </Switch>
    </div>
  );
}

interface ExtrasProps extends VersionSwitchProps {
  state: SearchState;
  getInput: () => HTMLInputElement | null;
}

/**
 * Controls below DocSearch's search field: the switch for searching all versions, an error box if the search failed,
 * and suggested queries if nothing was found.
 * @see acceptance SM-12, SM-21, SM-23
 */
export function SearchBarExtras({ state: { failed, phase, found }, getInput, ...scope }: ExtrasProps) {
  return (
    <>
      {dialogConfig.contextualSearch && siteVersions.length > 1 && <VersionSwitch {...scope} />}
      {failed && (
        <SearchFailure
          busy={phase === 'searching'}
          onRetry={() => repeatQuery(getInput())}
          getField={getInput}
        />
      )}
      {found?.count === 0 && found.suggestions.length > 0 && (
        <div className="search-suggested">
          {trySearchingFor}:
          {found.suggestions.slice(0, searchLimits.suggestions).map((query) => (
            <button
              key={query}
              type="button"
              className="DocSearch-Prefill"
              onClick={() => enterQuery(getInput(), query)}
            >
              {query}
            </button>
          ))}
        </div>
      )}
    </>
  );
}

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
