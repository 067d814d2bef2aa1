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

interface ExtrasProps {
  state: SearchState;
  /** Label of the version that is searched unless `all` is true. */
  label: string;
  /** True if all versions are searched. */
  all: boolean;
  onSwitch: () => void;
  getInput: () => HTMLInputElement | null;
}

/** Controls below DocSearch's search field: version switch, error box, suggested queries (SM-12, SM-21, SM-23). */
export function SearchBarExtras({ state, label, all, onSwitch, getInput }: ExtrasProps) {
  const { failed, phase, found } = state;
  return (
    <>
      {dialogConfig.contextualSearch && siteVersions.length > 1 && (
        <div className="search-scope">
          <span>
            {searchScopePrefix} <b>{all ? allVersionsScope : label}</b>
          </span>
          <Switch on={all} onChange={onSwitch}>
            {allVersionsOption}
          </Switch>
        </div>
      )}
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
  const address = toHref('/search') + toQueryString({ query, version: getVersion() });
  return (
    <a href={address} onClick={(event) => follow(event, address)}>
      {seeAllResults(Number(context['nbHits']))}
    </a>
  );
}

/** Additions to DocSearch's footer: the switch for shortcuts, and the site as the provider of its search (SM-32). */
export function SearchFooterExtras() {
  // Some readers trigger the shortcuts by accident (WCAG 2.1.4).
  const [on, setOn] = useState(areShortcutsOn);
  const onChange = () => {
    setShortcutsOn(!on);
    setOn(!on);
  };
  return (
    <>
      <Switch on={on} onChange={onChange}>
        {isMac() ? searchKeysOnMac : searchKeys}
      </Switch>
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
