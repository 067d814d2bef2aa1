import { missingResultsQuestion, reportMissingResults } from '@/lib/i18n/messages/search';
import {
  searchAllVersions,
  otherVersionQuestion,
  spellingAdvice,
  searchWordsAdvice,
} from '@/lib/i18n/messages/search-page';
import { Link } from '@/components/link/link';
import { dialogConfig } from '@/components/search/dialog-config';

interface NoResultsProps {
  query: string;
  /** Searches all versions; null if the search already includes all of them. */
  onAllVersions: (() => void) | null;
}

/** Advice for a search without results (SP-09). */
export function NoResults({ query, onAllVersions }: NoResultsProps) {
  return (
    <div className="search-nothing">
      <ul className="search-tips">
        <li>{spellingAdvice}</li>
        <li>{searchWordsAdvice}</li>
        {onAllVersions && (
          <li>
            {otherVersionQuestion}{' '}
            <button type="button" className="search-inline-button" onClick={onAllVersions}>
              {searchAllVersions}
            </button>
          </li>
        )}
      </ul>
      <p>
        {missingResultsQuestion}{' '}
        <Link href={dialogConfig.missingResultsUrl.replace('{query}', encodeURIComponent(query))}>
          {reportMissingResults}
        </Link>
      </p>
    </div>
  );
}
