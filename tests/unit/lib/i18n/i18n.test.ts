import { describe, expect, it } from 'vitest';
import { formatDate } from '@/lib/i18n/format-date';
import { interpolate, interpolateParts } from '@/lib/i18n/interpolate';
import { getLocale } from '@/lib/i18n/locale';
import { categoryItems } from '@/lib/i18n/messages/content';
import { plural } from '@/lib/i18n/plural';
import { translate } from '@/lib/i18n/translate';

describe('translate', () => {
  const messages = { 'search.count': 'Treffer: {count}', 'Edit this page': 'Seite bearbeiten' };

  it('LOC-04 without id and message it throws and says what it needs', () => {
    expect(() => translate({})).toThrow('A translation needs at least an id or a message.');
  });

  it('LOC-05 looks up by id, else by message', () => {
    expect(translate({ id: 'search.count', message: 'Hits: {count}' }, { count: 3 }, messages)).toBe(
      'Treffer: 3',
    );
    expect(translate({ message: 'Edit this page' }, {}, messages)).toBe('Seite bearbeiten');
  });

  it('LOC-05 without an entry the message is shown, else the id', () => {
    expect(translate({ id: 'nope', message: 'Hits: {count}' }, { count: 3 }, messages)).toBe('Hits: 3');
    expect(translate({ id: 'nope' }, {}, messages)).toBe('nope');
    expect(translate({ id: 'toString', message: 'Text' })).toBe('Text');
  });
});

describe('interpolate', () => {
  it('LOC-07 placeholders are filled, also twice; unknown ones stay', () => {
    expect(interpolate('{a} {b} {a} {toString}', { a: 1 })).toBe('1 {b} 1 {toString}');
    expect(interpolate('{count}', { count: 0 })).toBe('0');
    expect(interpolate('no placeholder', { a: 'x' })).toBe('no placeholder');
  });

  it('LOC-07 values that are filled in are not read again', () => {
    expect(interpolate('{a}{b}', { a: '{b}', b: '$&' })).toBe('{b}$&');
  });

  it('LOC-07 elements stay elements', () => {
    const link = { href: '/' };
    expect(interpolateParts('see the {link}.', { link })).toEqual(['see the ', link, '.']);
    expect(interpolateParts('{link}', { link })).toEqual([link]);
  });
});

describe('plural', () => {
  it('LOC-08 SP-04 one for 1, other for 0 and 2', () => {
    const found = (count: number) => plural(count, `One document found|${count} documents found`, 'en');
    expect([1, 2, 0].map(found)).toEqual(['One document found', '2 documents found', '0 documents found']);
    expect([1, 2].map((count) => categoryItems(count, 'en'))).toEqual(['1 item', '2 items']);
  });

  it('LOC-03 LOC-08 a locale with more forms takes its own, or the last there is', () => {
    expect([1, 3, 5].map((count) => plural(count, 'plik|pliki|plików', 'pl'))).toEqual([
      'plik',
      'pliki',
      'plików',
    ]);
    expect(plural(5, 'plik|pliki', 'pl')).toBe('pliki');
    expect(plural(5, 'always', 'en')).toBe('always');
  });
});

describe('locale', () => {
  it('LOC-02 the default locale is English with its record', () => {
    expect(getLocale()).toEqual({
      label: 'English',
      direction: 'ltr',
      htmlLang: 'en',
      calendar: 'gregory',
      path: 'en',
    });
  });

  it('LOC-01 an unknown locale throws and names the known ones', () => {
    expect(() => getLocale('de')).toThrow('There is no locale "de"; known are: en.');
  });

  it('DOC-17 LOC-03 dates are written as in "Jun 30, 2025", by the day in UTC', () => {
    expect(formatDate('2025-06-30T23:59:59.000Z')).toBe('Jun 30, 2025');
    expect(formatDate('2025-06-30T00:00:00.000Z')).toBe('Jun 30, 2025');
  });

  it('LOC-03 dates follow language and calendar of the locale', () => {
    const locale = { ...getLocale(), htmlLang: 'en-GB', calendar: 'buddhist' };
    expect(formatDate('2025-06-30T00:00:00.000Z', locale)).toContain('2568');
  });
});
