import { translate } from '@/lib/i18n/translate';
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
        <li>
          {translate({
            id: 'site.SearchPage.adviceSpelling',
            message: 'Check the spelling, or write only the beginning of a word.',
            description: 'Advice when nothing was found',
          })}
        </li>
        <li>
          {translate({
            id: 'site.SearchPage.adviceWords',
            message: 'Use fewer words, or the name of one setting, button or error instead of a sentence.',
            description: 'Advice when nothing was found',
          })}
        </li>
        {onAllVersions && (
          <li>
            {translate({
              id: 'site.SearchPage.older',
              message: 'Something older?',
              description: 'Advice when nothing was found in one version; a button follows',
            })}{' '}
            <button type="button" className="search-inline-button" onClick={onAllVersions}>
              {translate({
                id: 'site.SearchPage.searchAll',
                message: 'Search all versions',
                description: 'Button that searches all versions',
              })}
            </button>
          </li>
        )}
      </ul>
      <p>
        {translate({
          id: 'theme.SearchModal.noResultsScreen.reportMissingResultsText',
          message: 'Believe this query should return results?',
          description: 'When nothing was found; a link to report it follows',
        })}{' '}
        <Link href={missingResultsUrl.replace('{query}', encodeURIComponent(query))}>
          {translate({
            id: 'theme.SearchModal.noResultsScreen.reportMissingResultsLinkText',
            message: 'Let us know.',
            description: 'Link to report that nothing was found',
          })}
        </Link>
      </p>
    </div>
  );
}
