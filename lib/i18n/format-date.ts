import { siteLocale } from '@/lib/site/config';

/**
 * Formats an ISO date in UTC in the language and calendar of a locale, e.g. as `Jun 30, 2025`.
 * @see acceptance DOC-17, LOC-03
 */
export const formatDate = (date: string, { htmlLang, calendar } = siteLocale): string =>
  new Date(date).toLocaleDateString(htmlLang, { dateStyle: 'medium', calendar, timeZone: 'UTC' });
