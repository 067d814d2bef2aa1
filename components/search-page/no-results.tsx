import { Link } from '@/components/link/link';

interface NoResultsProps {
  query: string;
  /** Searches all versions; null where that is done already. */
  onAllVersions: (() => void) | null;
  /** Where a reader says that something is missing; `{query}` is replaced. */
  missingResultsUrl: string;
}

/** What to try where nothing was found (SP-09). */
export function NoResults({ query, onAllVersions, missingResultsUrl }: NoResultsProps) {
  return (
    <div className="search-nothing">
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
        <Link href={missingResultsUrl.replace('{query}', encodeURIComponent(query))}>Let us know.</Link>
      </p>
    </div>
  );
}
