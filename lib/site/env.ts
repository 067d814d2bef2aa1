import type { SiteConfig } from './schema';

/**
 * The environment variables that configure the site, documented and read in one place.
 *
 * | variable | what it does | default |
 * |---|---|---|
 * | `DOCS_CONTENT_DIR` | folder that holds the versions' folders (`latest/`, `3.9/`) | `content` |
 * | `CONTENT_DIR` | for the commands alone: a site of another generator, or a docs folder of one, to be built as it is in place of `content` | none |
 * | `CONTENT_ROUTE_BASE` | for the commands alone: where the docs of `CONTENT_DIR` begin, e.g. `/docs` | what its configuration says |
 * | `DOCS_SITE` | written by the commands: what `CONTENT_DIR` says of the site, as JSON | none |
 * | `DOCS_OUT_DIR` | folder of the finished site | `out` |
 * | `DOCS_BASE_PATH` | folder of the site on its host, e.g. `/docs` | none: the host's root |
 * | `DOCS_LOCALE` | locale of the build, one of `i18n.locales` | `en` |
 * | `DOCS_TRANSLATIONS_DIR` | folder of the catalogs, one folder a locale | `i18n` |
 * | `DOCS_SEARCH_APP_ID` | application id of the hosted search | none: local search |
 * | `DOCS_SEARCH_API_KEY` | its public, search-only key | none |
 * | `DOCS_SEARCH_INDEX` | its index | none |
 * | `DOCS_SEARCH_HOST` | its host, when it is not the default one; `http://…` for one without TLS | none |
 * | `DOCS_SEARCH_WRITE_KEY` | key that may write the index: for `npm run search:push` alone, never in pages | none |
 * | `DOCS_DEBUG_PAGES` | whether the debug area `/__debug/` is built: `on` or `off` | `on` |
 * | `NEXT_PUBLIC_ANALYTICS_ID` | measurement id of Google Analytics, see `deploy/README.md` | none: no analytics |
 *
 * `NEXT_PUBLIC_` marks values that reach the browser; they are public by design. `DOCS_BASE_PATH` reaches it through
 * `env` in `next.config.ts`, the values for searching through `generated/search.json`. Empty values count as unset.
 */
type EnvSource = Partial<NodeJS.ProcessEnv>;

/** A variable has an invalid value; users need only the message, not the stack. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/**
 * Reads the variables. Text that is not set is null, except for folders.
 * @throws SettingsError when the base path is not a path, some but not all of the three search values are set, or a switch
 * is neither `on` nor `off`.
 * @see acceptance SM-31, AN-06, RT-11
 */
export function readEnv(source: EnvSource = process.env) {
  return {
    contentDir: readText(source.DOCS_CONTENT_DIR) ?? 'content',
    /** Values from an imported site, which override those of `site.config.ts`. @see acceptance RT-23 */
    imported: source.DOCS_SITE ? (JSON.parse(source.DOCS_SITE) as Partial<SiteConfig>) : null,
    outDir: readText(source.DOCS_OUT_DIR) ?? 'out',
    /** `` or e.g. `/docs`: no slash at the end. */
    basePath: readBasePath(source),
    /** Locale of the build; null = the default one. */
    locale: readText(source.DOCS_LOCALE),
    translationsDir: readText(source.DOCS_TRANSLATIONS_DIR) ?? 'i18n',
    search: readSearch(source),
    /** Only for the command that fills the hosted index. */
    searchWriteKey: readText(source.DOCS_SEARCH_WRITE_KEY),
    /** Whether the debug area is part of the site. */
    debugPages: readSwitch(source, 'DOCS_DEBUG_PAGES', true),
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

function readSwitch(source: EnvSource, name: keyof EnvSource, unset: boolean): boolean {
  const value = source[name]?.trim() || (unset ? 'on' : 'off');
  if (value === 'on' || value === 'off') return value === 'on';
  throw new SettingsError(`${name} must be "on" or "off", but is "${value}".`);
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

/** The variables of this process. */
export const env = readEnv();
