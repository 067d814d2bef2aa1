import { missingResults, reportMissingResults } from '@/lib/i18n/messages/search';
import {
  searchAllVersions,
  somethingOlder,
  spellingAdvice,
  wordsAdvice,
} from '@/lib/i18n/messages/search-page';
import { Link } from '@/components/link/link';

interface NoResultsProps {
  query: string;
  /** Searches all versions; null if the search already includes all of them. */
  onAllVersions: (() => void) | null;
  /** URL for reporting missing content; `{query}` is replaced with the query. */
  missingResultsUrl: string;
}

/** Advice for a search without results (SP-09). */
export function NoResults({ query, onAllVersions, missingResultsUrl }: NoResultsProps) {
  return (
    <div className="search-nothing">
      <ul className="search-tips">
        <li>{spellingAdvice}</li>
        <li>{wordsAdvice}</li>
        {onAllVersions && (
          <li>
            {somethingOlder}{' '}
            <button type="button" className="search-inline-button" onClick={onAllVersions}>
              {searchAllVersions}
            </button>
          </li>
        )}
      </ul>
      <p>
        {missingResults}{' '}
        <Link href={missingResultsUrl.replace('{query}', encodeURIComponent(query))}>
          {reportMissingResults}
        </Link>
      </p>
    </div>
  );
}
