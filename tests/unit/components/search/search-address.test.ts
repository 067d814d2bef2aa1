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

it('CON-06 SP-01 search queries are trimmed, and cut after 64 characters without splitting a word or character', () => {
  expect(trimQuery('  mode ')).toBe('mode');
  expect(trimQuery('x'.repeat(100))).toHaveLength(64);
  expect(trimQuery(`${'x'.repeat(63)}😀`)).toBe('x'.repeat(63));
  expect(trimQuery(`${'x'.repeat(60)} mode`)).toBe('x'.repeat(60));
  expect(trimQuery(`${'x'.repeat(59)} mode ${'x'.repeat(9)}`)).toBe(`${'x'.repeat(59)} mode`);
  expect(trimQuery(' \n\t')).toBe('');
  expect(trimQuery(`${' \n'.repeat(64)}mode`)).toBe('mode');
});

const viewer = 'http://localhost:3000';

it.each([
  [
    `Access to fetch at '${viewer}/dicom-web/studies?limit=101' from origin '${viewer}' has been blocked by CORS policy: No header`,
    'Access to fetch has been blocked by CORS policy: No header',
  ],
  [
    'app.bundle.53f9c7bd00e09e755558.js:219996 Uncaught (in promise) Error: SharedArrayBuffer is NOT supported in your browser',
    'SharedArrayBuffer is NOT supported in your browser',
  ],
  [
    "react-dom.production.min.js:189:5 TypeError: Cannot read properties of undefined (reading 'StudyInstanceUID')",
    "Cannot read properties of undefined (reading 'StudyInstanceUID')",
  ],
  [
    `GET ${viewer}/dicom-web/studies?limit=101&offset=0&fuzzymatching=false net::ERR_CONNECTION_REFUSED`,
    'GET net::ERR_CONNECTION_REFUSED',
  ],
  [`${viewer}/viewer?${'x'.repeat(64)}`, `${viewer}/viewer?${'x'.repeat(35)}`],
  ['index.js:3 Uncaught Error: short', 'index.js:3 Uncaught Error: short'],
])('CON-06 only the message of a long text from the console is searched: %s', (text, query) => {
  expect(trimQuery(text)).toBe(query);
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
