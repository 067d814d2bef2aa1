import { documentsFound, noResultsFound } from '@/lib/i18n/messages/search-page';
import { shellLocale } from '@/components/shell/shell-locale';
import type { PageSearch } from './use-page-search';

const describe = (count: number) => (count === 0 ? noResultsFound : documentsFound(count, shellLocale));

/** Shows the number of results and announces it after each search, even if it is unchanged (SP-04, SP-09). */
export function ResultCount({ found, failed }: Pick<PageSearch, 'found' | 'failed'>) {
  return (
    <div className="search-count" role="status">
      {found && !failed && (
        <p key={`${found.question.version} ${found.question.query}`}>{describe(found.count)}</p>
      )}
    </div>
  );
}
