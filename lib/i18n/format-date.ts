import { getLocale } from './locale';

/**
 * Formats an ISO date, e.g. `Jun 30, 2025`, in the locale's language and calendar; the day is that in UTC.
 * @throws RangeError when the text is not a date
 * @see acceptance DOC-17, LOC-03
 */
export function formatDate(date: string, locale = getLocale()): string {
  const format = new Intl.DateTimeFormat(locale.htmlLang, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    calendar: locale.calendar,
    timeZone: 'UTC',
  });
  return format.format(new Date(date));
}
