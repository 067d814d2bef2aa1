import { expect, it, vi } from 'vitest';
import { readParams, trimQuery, toQueryString } from '@/components/search/search-address';
import { hostileQueries } from '../../../support/hostile-queries';

vi.mock('@/lib/search/read-settings', () => ({
  searchSettings: { versions: [{ name: 'current' }, { name: '3.9' }] },
}));

const read = (search: string) => readParams(new URLSearchParams(search));

it('RT-03 the search page reads query and version from its address; a missing or unknown version means the latest', () => {
  expect(read('')).toEqual({ query: '', version: 'current' });
  expect(read('?q=mode')).toEqual({ query: 'mode', version: 'current' });
  expect(read('?q=reverse+proxy&version=3.9')).toEqual({ query: 'reverse proxy', version: '3.9' });
  expect(read('?q=a&version=all')).toEqual({ query: 'a', version: 'all' });
  expect(read('?q=a&version=1.0')).toEqual({ query: 'a', version: 'current' });
});

it('SP-02 the address of the search page omits an empty query and the latest version, and keeps other parameters', () => {
  expect(toQueryString({ query: 'mode', version: 'current' })).toBe('?q=mode');
  expect(toQueryString({ query: 'c & a', version: '3.9' })).toBe('?q=c+%26+a&version=3.9');
  expect(toQueryString({ query: '', version: 'current' }, '?q=x&version=all')).toBe('');
  expect(toQueryString({ query: 'b', version: 'current' }, '?ref=mail&q=a')).toBe('?ref=mail&q=b');
});

it('CON-06 SP-01 search queries are trimmed, and cut after 64 characters without splitting one', () => {
  expect(trimQuery('  mode ')).toBe('mode');
  expect(trimQuery('x'.repeat(100))).toHaveLength(64);
  expect(trimQuery(`${'x'.repeat(63)}😀`)).toBe('x'.repeat(63));
  expect(trimQuery(' \n\t')).toBe('');
});

it('SP-02 the search page reads even hostile queries unchanged from the address that it writes for them', () => {
  expect(hostileQueries.length).toBeGreaterThanOrEqual(200);
  for (const text of hostileQueries) {
    const query = trimQuery(text);
    const search = toQueryString({ query, version: '3.9' });
    expect(read(search)).toEqual({ query, version: '3.9' });
    expect(new URL(`https://docs.test/search${search}`).hash).toBe('');
  }
});
