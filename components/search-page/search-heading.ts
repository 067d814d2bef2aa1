import { searchDocumentation } from '@/lib/i18n/messages/search';
import { resultsTitle } from '@/lib/i18n/messages/search-page';

/** Returns the heading of the search page, which is also the first part of its title (SP-01). */
export const getSearchHeading = (query: string): string =>
  query === '' ? searchDocumentation : resultsTitle(query);
