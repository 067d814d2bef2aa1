import { searchMessages as says } from '@/lib/i18n/search-messages';
import { SearchIcon } from './icons';

interface NoResultsProps {
  query: string;
  suggestions: readonly string[];
  /** Where missing results are reported. */
  reportUrl: string;
  onChoose: (query: string) => void;
}

/** Nothing was found: other queries, and where to say that something should have been (SM-22, SM-23, SM-24). */
export function NoResults({ query, suggestions, reportUrl, onChoose }: NoResultsProps) {
  return (
    <div className="search-screen DocSearch-NoResults">
      <SearchIcon name="nothing" size={40} />
      <p className="DocSearch-Title">
        {says.noResults} “<strong>{query}</strong>”
      </p>
      {suggestions.length > 0 && (
        <div className="DocSearch-NoResults-Prefill-List">
          <p>{says.tryInstead}:</p>
          <ul>
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <button type="button" className="DocSearch-Prefill" onClick={() => onChoose(suggestion)}>
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className="DocSearch-Help">
        {says.missing}{' '}
        <a href={reportUrl} target="_blank" rel="noopener noreferrer">
          {says.report}
        </a>
      </p>
    </div>
  );
}

/** The answer could not be had (SM-21). */
export function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="search-screen DocSearch-ErrorScreen">
      <SearchIcon name="offline" size={40} />
      <p className="DocSearch-Title">{says.failed}</p>
      <p className="DocSearch-Help">{says.failedHint}</p>
      <button type="button" className="DocSearch-Prefill" onClick={onRetry}>
        {says.retry}
      </button>
    </div>
  );
}

/** Nothing is kept yet (SM-25). */
export function NoRecent() {
  return <p className="search-screen DocSearch-StartScreen DocSearch-Help">{says.noRecent}</p>;
}
