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
  /** Searches all versions; null if they have been searched already. */
  onAllVersions: (() => void) | null;
  /** URL for reporting missing content; `{query}` is replaced. */
  missingResultsUrl: string;
}

/** Advice shown when nothing was found (SP-09). */
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
