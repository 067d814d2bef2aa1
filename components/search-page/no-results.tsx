import { Link } from '@/components/link/link';
import { writeQuestion, type Question } from './search-address';

interface NoResultsProps {
  question: Question;
  /** Other queries that find something. */
  suggestions: readonly string[];
  /** Names of the versions, the latest first. */
  versions: readonly string[];
  /** Searches all versions; null where that is done already. */
  onAllVersions: (() => void) | null;
  /** Where a reader says that something is missing; `{query}` is replaced. */
  missingResultsUrl: string;
}

/** What to try where nothing was found. */
export function NoResults(props: NoResultsProps) {
  const { question, suggestions, versions, onAllVersions, missingResultsUrl } = props;
  return (
    <div className="search-nothing">
      {suggestions.length > 0 && (
        <>
          <p id="search-suggestions">Try searching for</p>
          <ul className="search-suggestions" aria-labelledby="search-suggestions">
            {suggestions.map((query) => (
              <li key={query}>
                <Link
                  className="search-button"
                  href={`/search${writeQuestion({ ...question, query }, versions)}`}
                >
                  {query}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <ul className="search-tips">
        <li>Check the spelling, or write only the beginning of a word.</li>
        <li>Use fewer words, or the name of one setting, button or error instead of a sentence.</li>
        {onAllVersions && (
          <li>
            Something older?{' '}
            <button type="button" className="search-inline-button" onClick={onAllVersions}>
              Search all versions
            </button>
          </li>
        )}
      </ul>
      <p>
        Believe this query should return results?{' '}
        <Link href={missingResultsUrl.replace('{query}', encodeURIComponent(question.query))}>
          Let us know.
        </Link>
      </p>
    </div>
  );
}
