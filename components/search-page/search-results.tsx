import { trySearchingFor } from '@/lib/i18n/messages/search';
import { fetchingResults, resultsShown, showMoreResults } from '@/lib/i18n/messages/search-page';
import { useEffect, useMemo, useRef } from 'react';
import { LoadingIndicator } from '@/components/lazy/loading-indicator';
import { Link } from '@/components/link/link';
import { siteVersions } from '@/components/shell/site-versions';
import { searchLimits } from '@/lib/site/constants';
import { anyVersion, toQueryString } from '@/components/search/search-address';
import { SearchFailure } from '@/components/search/search-failure';
import { searchFieldId } from './search-field';
import { findSameTitledHits, toDisplayedHit } from './displayed-hit';
import { getHitTitleId, ResultItem } from './result-item';
import { hasMoreResults, type HitList } from '@/components/search/search-store';
import type { PageSearch } from './use-page-search';

/** The next page of results is fetched when the end of the list is less than this distance below the window. */
const fetchMargin = '240px';

function ResultList({ found: { hits, question } }: { found: HitList }) {
  const displayed = useMemo(() => hits.map((hit) => toDisplayedHit(hit, siteVersions)), [hits]);
  const sameTitled = useMemo(() => findSameTitledHits(displayed), [displayed]);
  return (
    // A new key for each query and version prevents React from reusing elements of the previous results.
    <ol className="search-hits" key={`${question.version} ${question.query}`}>
      {displayed.map((hit, index) => (
        <li key={index}>
          <ResultItem
            hit={hit}
            index={index}
            showsAddress={sameTitled.has(hit)}
            showsVersions={question.version === anyVersion}
          />
        </li>
      ))}
    </ol>
  );
}

/** Fetches the next page of results when the end of the list, the element of the returned ref, comes into view. */
function useEnd(search: PageSearch) {
  const end = useRef<HTMLDivElement>(null);
  const { found, fetchMore, phase, failed } = search;
  const waits = hasMoreResults(search) && phase === 'idle' && !failed;
  const loaded = found?.loaded;
  useEffect(() => {
    if (!waits || !end.current) return;
    const observer = new IntersectionObserver(
      // A busy browser reports several changes at once.
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && fetchMore(),
      { rootMargin: `0px 0px ${fetchMargin}` },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [waits, loaded, fetchMore]);
  return end;
}

/** Returns a wrapper for functions that fetch results, which then moves focus to the first new result. */
function useFocusNext({ found }: PageSearch) {
  const next = useRef<number>(undefined);
  const shown = found?.hits.length ?? 0;
  useEffect(() => {
    if (next.current === undefined || shown <= next.current) return;
    document.getElementById(getHitTitleId(next.current))?.focus();
    next.current = undefined;
  }, [shown]);
  return (fetch: () => void) => () => {
    next.current = shown;
    fetch();
  };
}

const getField = () => document.getElementById(searchFieldId);

/** End of the list: the number of results shown, and a button that fetches more (SP-07). */
function ListEnd({ search, found }: { search: PageSearch; found: HitList }) {
  const { phase, failed, fetchMore, retry } = search;
  const end = useEnd(search);
  const focusNext = useFocusNext(search);
  const isFetching = phase === 'fetching';
  if (found.pages < 2) return null;
  return (
    <div className="search-end" ref={end}>
      {failed ? (
        <SearchFailure busy={isFetching} onRetry={focusNext(retry)} getField={getField} />
      ) : (
        <>
          <p role="status">{isFetching ? fetchingResults : resultsShown(found.hits.length, found.count)}</p>
          {(isFetching || hasMoreResults(search)) && (
            <button
              type="button"
              className="search-button"
              aria-disabled={isFetching}
              onClick={isFetching ? undefined : focusNext(fetchMore)}
            >
              {showMoreResults}
            </button>
          )}
        </>
      )}
    </div>
  );
}

/** Links to suggested queries, for a query that may be misspelled. */
function Suggestions({ found }: { found: HitList }) {
  const { suggestions, question } = found;
  if (suggestions.length === 0) return null;
  return (
    <div className="search-suggestions">
      <p id="search-suggestions">{trySearchingFor}</p>
      <ul aria-labelledby="search-suggestions">
        {suggestions.slice(0, searchLimits.suggestions).map((query) => (
          <li key={query}>
            <Link href={`/search${toQueryString({ ...question, query })}`}>{query}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Shows the results or, until there are any, a spinner or an error box (SP-09, SP-11). */
export function SearchResults({ search }: { search: PageSearch }) {
  const { found, phase, failed, retry } = search;
  const isSearching = phase === 'searching';
  if (failed && !found) return <SearchFailure busy={isSearching} onRetry={retry} getField={getField} />;
  if (!found) return isSearching ? <LoadingIndicator /> : null;
  return (
    <div className="search-found" aria-busy={isSearching}>
      {isSearching && <LoadingIndicator />}
      <Suggestions found={found} />
      <ResultList found={found} />
      <ListEnd search={search} found={found} />
    </div>
  );
}
