import { searchDocumentation } from '@/lib/i18n/messages/search';
import { resultsTitle } from '@/lib/i18n/messages/search-page';

/** The heading of the page, and the first part of its title (SP-01). */
export const getHeading = (query: string): string =>
  query === '' ? searchDocumentation : resultsTitle(query);
