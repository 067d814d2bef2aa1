import { expect, it } from 'vitest';
import { formatDate } from '@/lib/i18n/format-date';
import { siteLocale } from '@/lib/site/config';
import { categoryItemCount } from '@/lib/i18n/messages/content';
import { selectPluralForm } from '@/lib/i18n/select-plural-form';

it('LOC-08 SP-04 English plurals use the singular for 1, and the plural for 0 and 2', () => {
  const found = (count: number) =>
    selectPluralForm(count, `One document found|${count} documents found`, 'en');
  expect([1, 2, 0].map(found)).toEqual(['One document found', '2 documents found', '0 documents found']);
  expect([1, 2].map((count) => categoryItemCount(count, 'en'))).toEqual(['1 item', '2 items']);
});

it('LOC-03 LOC-08 a Polish plural uses the one of three forms for its number, or the last form if that is missing', () => {
  const forms = [1, 3, 5].map((count) => selectPluralForm(count, 'plik|pliki|plików', 'pl'));
  expect(forms).toEqual(['plik', 'pliki', 'plików']);
  expect(selectPluralForm(5, 'plik|pliki', 'pl')).toBe('pliki');
  expect(selectPluralForm(5, 'always', 'en')).toBe('always');
});

it('DOC-17 LOC-03 dates are shown as "Jun 30, 2025" by their day in UTC, or in the calendar of the locale', () => {
  expect(formatDate('2025-06-30T23:59:59.000Z')).toBe('Jun 30, 2025');
  expect(formatDate('2025-06-30T00:00:00.000Z')).toBe('Jun 30, 2025');
  const locale = { ...siteLocale, htmlLang: 'en-GB', calendar: 'buddhist' };
  expect(formatDate('2025-06-30T00:00:00.000Z', locale)).toContain('2568');
});
