import { siteVersions } from '@/components/shell/site-versions';
import { allVersionsOption, trySearchingFor } from '@/lib/i18n/messages/search';
import { allVersionsScope, searchScopePrefix } from '@/lib/i18n/messages/search-dialog';
import { searchLimits } from '@/lib/site/constants';
import { dialogConfig } from './dialog-config';
import { SearchFailure } from './search-failure';
import type { SearchState } from './search-store';
import { Switch } from './switch';
import { repeatQuery, enterQuery } from './use-docsearch-dialog';

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

interface SuggestionsProps {
  queries: readonly string[];
  onChoose: (query: string) => void;
}

function Suggestions({ queries, onChoose }: SuggestionsProps) {
  return (
    <div className="search-suggested">
      {trySearchingFor}:
      {queries.slice(0, searchLimits.suggestions).map((query) => (
        <button key={query} type="button" className="DocSearch-Prefill" onClick={() => onChoose(query)}>
          {query}
        </button>
      ))}
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
        <Suggestions queries={found.suggestions} onChoose={(query) => enterQuery(getInput(), query)} />
      )}
    </>
  );
}
