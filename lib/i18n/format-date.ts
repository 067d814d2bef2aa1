import { siteLocale } from '@/lib/site/config';
import { memoizeByObject } from '@/lib/text/memoize';

/** Returns the format of a locale, cached because creating one takes longer than formatting hundreds of dates. */
const getFormat = memoizeByObject(
  ({ htmlLang, calendar }: typeof siteLocale) =>
    new Intl.DateTimeFormat(htmlLang, {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      calendar,
      timeZone: 'UTC',
    }),
);

/**
 * Formats an ISO date in UTC in the language and calendar of a locale, e.g. as `Jun 30, 2025`.
 * @throws RangeError if `date` is not a valid date
 * @see acceptance DOC-17, LOC-03
 */
export const formatDate = (date: string, locale = siteLocale): string =>
  getFormat(locale).format(new Date(date));
