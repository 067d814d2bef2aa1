import { translate } from '@/lib/i18n/translate';
import { shellLocale } from '@/components/shell/shell-locale';
import { getPluralForm } from '@/lib/i18n/plural-form';
import type { Search } from './use-search';

const describe = (count: number) =>
  count === 0
    ? translate({
        id: 'theme.SearchPage.noResultsText',
        message: 'No results were found',
        description: 'Said by the search page when nothing was found',
      })
    : getPluralForm(
        count,
        translate({
          id: 'theme.SearchPage.documentsFound.plurals',
          message: 'One document found|{count} documents found',
          description: 'How much the search page found; the forms of the plural, divided by |',
        }),
        shellLocale,
      );

/** The number of results, told also to those who do not see it, and told again when it stays the same (SP-04, SP-09). */
export function Count({ found, failed }: Pick<Search, 'found' | 'failed'>) {
  return (
    <div className="search-count" role="status">
      {found && !failed && (
        <p key={`${found.question.version} ${found.question.query}`}>{describe(found.count)}</p>
      )}
    </div>
  );
}
