/**
 * The environment variables that configure the site. All of them are documented and read in this module.
 *
 * | variable | what it does | default |
 * |---|---|---|
 * | `DOCS_CONTENT_DIR` | set by tests: folder of other content, with the folders `latest` and `3.9` | `content` |
 * | `DOCS_PLACEHOLDERS` | set by tests: `on` gives each version without a folder in that content one page | `off` |
 * | `DOCS_OUT_DIR` | folder of the finished site | `out` |
 * | `DOCS_BASE_PATH` | path of the site on its host, e.g. `/docs` | none: root of the host |
 * | `DOCS_LOCALE` | locale of the build, one of `i18n.locales` | `en` |
 * | `DOCS_TRANSLATIONS_DIR` | folder of the translations, with one folder per locale | `i18n` |
 * | `DOCS_SEARCH_APP_ID` | application id of the hosted search service | none: local search |
 * | `DOCS_SEARCH_API_KEY` | public, search-only API key of the service | none |
 * | `DOCS_SEARCH_INDEX` | name of the index on the service | none |
 * | `DOCS_SEARCH_HOST` | host of the service, if it is not the default one; `http://…` if it has no TLS | none |
 * | `DOCS_SEARCH_WRITE_KEY` | API key with write access, only for `npm run search:push`; never in pages | none |
 * | `DOCS_COMMIT` | commit that is built, which reports of problems and the manifest name | manifest: from Git |
 * | `DOCS_DEBUG_PAGES` | `on` or `off`: build the site with or without the debug area `/__debug/` | `on` |
 * | `DOCS_PAGE_SECONDS` | longest time for reading, compiling or rendering one page, in seconds | `60` |
 * | `NEXT_PUBLIC_ANALYTICS_ID` | measurement id of Google Analytics, see `docs/deploying.md` | none: no analytics |
 *
 * `NEXT_PUBLIC_` marks values that reach the browser; they are public by design. `DOCS_BASE_PATH` reaches the browser
 * through `env` in `next.config.ts`, and the search values through `generated/search.json`. Empty values count as
 * unset.
 */
type EnvSource = Partial<NodeJS.ProcessEnv>;

/** Thrown if an environment variable is invalid. Users need only the message, not the stack. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/**
 * Reads the environment variables. Unset strings are null, except for folders, which have defaults.
 * @throws SettingsError if a value is invalid, or if only some of the three search values are set
 * @see acceptance SM-31, AN-06, RT-11
 */
export function readEnv(source: EnvSource = process.env) {
  return {
    contentDir: readText(source.DOCS_CONTENT_DIR) ?? 'content',
    placeholders: readSwitch(source, 'DOCS_PLACEHOLDERS', 'off'),
    outDir: readText(source.DOCS_OUT_DIR) ?? 'out',
    /** Empty, or a path without trailing slash, e.g. `/docs`. */
    basePath: readBasePath(source),
    locale: readText(source.DOCS_LOCALE),
    translationsDir: readText(source.DOCS_TRANSLATIONS_DIR) ?? 'i18n',
    search: readSearch(source),
    searchWriteKey: readText(source.DOCS_SEARCH_WRITE_KEY),
    commit: readText(source.DOCS_COMMIT),
    debugPages: readSwitch(source, 'DOCS_DEBUG_PAGES', 'on'),
    pageSeconds: readSeconds(source, 'DOCS_PAGE_SECONDS'),
    analyticsId: readText(source.NEXT_PUBLIC_ANALYTICS_ID),
  };
}

const readText = (value: string | undefined): string | null => value?.trim() || null;

function readBasePath(source: EnvSource): string {
  const basePath = source.DOCS_BASE_PATH?.trim().replace(/\/+$/, '') ?? '';
  if (basePath === '' || /^\/[^/\s?#]/.test(basePath)) return basePath;
  throw new SettingsError(
    `DOCS_BASE_PATH must start with "/" and contain only a path, e.g. "/docs", but is "${basePath}".`,
  );
}

function readSwitch(source: EnvSource, name: keyof EnvSource, unset: 'on' | 'off'): boolean {
  const value = source[name]?.trim() || unset;
  if (value === 'on' || value === 'off') return value === 'on';
  throw new SettingsError(`${name} must be "on" or "off", but is "${value}".`);
}

function readSeconds(source: EnvSource, name: keyof EnvSource): number {
  const value = source[name]?.trim() || '60';
  if (Number(value) > 0 && Number(value) <= 86_400) return Number(value);
  throw new SettingsError(`${name} must be a number of seconds up to 86400, but is "${value}".`);
}

const searchNames = ['DOCS_SEARCH_APP_ID', 'DOCS_SEARCH_API_KEY', 'DOCS_SEARCH_INDEX'] as const;

function readSearch(source: EnvSource) {
  const missing = searchNames.filter((name) => readText(source[name]) === null);
  if (missing.length === searchNames.length) return null;
  if (missing.length > 0)
    throw new SettingsError(
      `Hosted search requires all three values or none; ${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} not set.`,
    );
  const [appId = '', apiKey = '', indexName = ''] = searchNames.map((name) => source[name]?.trim());
  const host = readText(source.DOCS_SEARCH_HOST);
  return { appId, apiKey, indexName, ...(host !== null && { host }) };
}

export const env = readEnv();
