import { expect, it } from 'vitest';
import { readEnv } from '@/lib/site/env';

const unset = {
  contentDir: 'content',
  outDir: 'out',
  basePath: '',
  locale: null,
  translationsDir: 'i18n',
  search: null,
  searchWriteKey: null,
  commit: null,
  debugPages: true,
  pageSeconds: 60,
  placeholders: false,
  analyticsId: null,
};

it('SM-31 AN-06 the site uses local search and no analytics if environment variables are unset or empty', () => {
  expect(readEnv({})).toEqual(unset);
  expect(readEnv({ DOCS_CONTENT_DIR: ' ', DOCS_BASE_PATH: '', DOCS_SEARCH_APP_ID: '' })).toEqual(unset);
});

const hosted = { DOCS_SEARCH_APP_ID: 'APP', DOCS_SEARCH_API_KEY: 'key', DOCS_SEARCH_INDEX: 'ohif' };
const search = { appId: 'APP', apiKey: 'key', indexName: 'ohif' };

it.each([
  [{ DOCS_CONTENT_DIR: 'tests/fixtures/site' }, { contentDir: 'tests/fixtures/site' }],
  [{ DOCS_OUT_DIR: 'out-fixtures' }, { outDir: 'out-fixtures' }],
  [{ DOCS_BASE_PATH: '/docs/' }, { basePath: '/docs' }],
  [{ DOCS_BASE_PATH: '/' }, { basePath: '' }],
  [hosted, { search }],
  [{ ...hosted, DOCS_SEARCH_HOST: 'search.test' }, { search: { ...search, host: 'search.test' } }],
  [{ DOCS_SEARCH_WRITE_KEY: 'secret' }, { searchWriteKey: 'secret' }],
  [{ NEXT_PUBLIC_ANALYTICS_ID: 'G-1' }, { analyticsId: 'G-1' }],
  [{ DOCS_LOCALE: 'de' }, { locale: 'de' }],
  [{ DOCS_TRANSLATIONS_DIR: 'words' }, { translationsDir: 'words' }],
  [{ DOCS_COMMIT: '1a2b3c4' }, { commit: '1a2b3c4' }],
  [{ DOCS_DEBUG_PAGES: 'off' }, { debugPages: false }],
  [{ DOCS_DEBUG_PAGES: 'on' }, { debugPages: true }],
  [{ DOCS_PAGE_SECONDS: '0.5' }, { pageSeconds: 0.5 }],
  [{ DOCS_PLACEHOLDERS: 'on' }, { placeholders: true }],
])('RT-11 RT-26 SM-31 AN-06 the environment variables %o are read as the settings %o', (source, values) => {
  expect(readEnv(source)).toEqual({ ...unset, ...values });
});

it.each([
  ['RT-11', { DOCS_DEBUG_PAGES: 'no' }, 'DOCS_DEBUG_PAGES must be "on" or "off", but is "no".'],
  ...['0', '-1', 'long', '1e9'].map(
    (value) =>
      ['BLD-09', { DOCS_PAGE_SECONDS: value }, 'DOCS_PAGE_SECONDS must be a number of seconds'] as const,
  ),
  [
    'SM-31',
    { DOCS_SEARCH_APP_ID: 'APP' },
    'Hosted search requires all three values or none; DOCS_SEARCH_API_KEY and DOCS_SEARCH_INDEX are not set.',
  ],
  ...['docs', '//host', 'https://x.org/docs', '/ x'].map(
    (path) => ['RT-26', { DOCS_BASE_PATH: path }, 'DOCS_BASE_PATH must start with "/"'] as const,
  ),
] as const)('%s reading the environment variables %o throws: %s', (_row, source, message) => {
  expect(() => readEnv(source)).toThrow(message);
});
