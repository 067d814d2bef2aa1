import { translate } from '@/lib/i18n/translate';

/** The page's heading, and the first part of its title (SP-01). */
export const getHeading = (query: string): string =>
  query === ''
    ? translate({
        id: 'theme.SearchPage.emptyResultsTitle',
        message: 'Search the documentation',
        description: 'Title of the search page without a query',
      })
    : translate(
        {
          id: 'theme.SearchPage.existingResultsTitle',
          message: 'Search results for "{query}"',
          description: 'Title of the search page',
        },
        { query },
      );
