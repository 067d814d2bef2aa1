import { siteLocale } from '@/lib/site/config';

/**
 * Formats an ISO date in UTC in the language and calendar of a locale, e.g. as `Jun 30, 2025`.
 * @throws RangeError if `date` is not a valid date
 * @see acceptance DOC-17, LOC-03
 */
export function formatDate(date: string, locale = siteLocale): string {
  const format = new Intl.DateTimeFormat(locale.htmlLang, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    calendar: locale.calendar,
    timeZone: 'UTC',
  });
  return format.format(new Date(date));
}
