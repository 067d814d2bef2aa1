import { expect, it } from 'vitest';
import { readEnv } from '@/lib/site/env';

const unset = {
  contentDir: 'content',
  imported: null,
  outDir: 'out',
  basePath: '',
  locale: null,
  translationsDir: 'i18n',
  search: null,
  searchWriteKey: null,
  commit: null,
  debugPages: true,
  analyticsId: null,
};

it('SM-31 AN-06 unset and empty variables leave search local and analytics off', () => {
  expect(readEnv({})).toEqual(unset);
  expect(readEnv({ DOCS_CONTENT_DIR: ' ', DOCS_BASE_PATH: '', DOCS_SEARCH_APP_ID: '' })).toEqual(unset);
});

it('SM-31 AN-06 values are read', () => {
  const source = {
    DOCS_CONTENT_DIR: 'tests/fixtures/site',
    DOCS_SITE: '{"title":"Sailing"}',
    DOCS_OUT_DIR: 'out-fixtures',
    DOCS_BASE_PATH: '/docs/',
    DOCS_SEARCH_APP_ID: 'APP',
    DOCS_SEARCH_API_KEY: 'key',
    DOCS_SEARCH_INDEX: 'ohif',
    NEXT_PUBLIC_ANALYTICS_ID: 'G-1',
    DOCS_LOCALE: 'de',
    DOCS_TRANSLATIONS_DIR: 'words',
    DOCS_COMMIT: '1a2b3c4',
  };
  expect(readEnv(source)).toEqual({
    ...unset,
    contentDir: 'tests/fixtures/site',
    imported: { title: 'Sailing' },
    outDir: 'out-fixtures',
    basePath: '/docs',
    locale: 'de',
    translationsDir: 'words',
    search: { appId: 'APP', apiKey: 'key', indexName: 'ohif' },
    commit: '1a2b3c4',
    analyticsId: 'G-1',
  });
  expect(readEnv({ ...source, DOCS_SEARCH_WRITE_KEY: 'secret' }).searchWriteKey).toBe('secret');
  expect(readEnv({ ...source, DOCS_SEARCH_HOST: 'search.test' }).search?.host).toBe('search.test');
});

it('RT-11 RT-26 the debug area can be left out, and the base path / is none', () => {
  expect(readEnv({ DOCS_DEBUG_PAGES: 'off' }).debugPages).toBe(false);
  expect(readEnv({ DOCS_DEBUG_PAGES: 'on' }).debugPages).toBe(true);
  expect(readEnv({ DOCS_BASE_PATH: '/' }).basePath).toBe('');
});

it.each([
  ['RT-11', { DOCS_DEBUG_PAGES: 'no' }, 'DOCS_DEBUG_PAGES must be "on" or "off", but is "no".'],
  [
    'SM-31',
    { DOCS_SEARCH_APP_ID: 'APP' },
    'Hosted search requires all three values or none; DOCS_SEARCH_API_KEY and DOCS_SEARCH_INDEX are not set.',
  ],
  ...['docs', '//host', 'https://x.org/docs', '/ x'].map(
    (path) => ['RT-26', { DOCS_BASE_PATH: path }, 'DOCS_BASE_PATH must start with "/"'] as const,
  ),
] as const)('%s %o is a fault: %s', (_row, source, message) => {
  expect(() => readEnv(source)).toThrow(message);
});
