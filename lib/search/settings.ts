import type { SiteConfig } from '@/lib/site/schema';

/** Search tag of pages outside any version, such as `/help`. @see acceptance SM-12, SH-12 */
export const sitePagesTag = 'default';

/** Returns the search tag of a version of the docs: `docs-<pluginId>-<version>`. @see acceptance SM-12, SH-12 */
export const getVersionTag = (pluginId: string, version: string): string => `docs-${pluginId}-${version}`;

/** Index name in requests to the local index, and in the storage keys of recent searches. */
const localIndexName = 'docs';

/** Selects the search settings from the configuration. @see acceptance SM-12, SM-31 */
export function getSearchSettings({
  i18n,
  versions,
  docs,
  search: { hosted },
}: Pick<SiteConfig, 'i18n' | 'versions' | 'docs' | 'search'>) {
  return {
    language: i18n.defaultLocale,
    /** Versions of the docs, newest first, with the value of `docusaurus_tag` in filters. */
    versions: versions.map(({ name, label }) => ({ name, label, tag: getVersionTag(docs.pluginId, name) })),
    /** Name of the index in search requests. */
    indexName: hosted?.indexName ?? localIndexName,
    hosted,
  };
}

/** The configuration values that the search needs in the browser, written to `generated/search.json`. */
export type SearchSettings = ReturnType<typeof getSearchSettings>;

type Service = NonNullable<SearchSettings['hosted']>;

/** Returns the configured host, or the origins of the service, nearest first. @see acceptance SM-11, SM-31 */
export function getHostedOrigins(
  { appId, host }: Pick<Service, 'appId' | 'host'>,
  use: 'search' | 'write',
): string[] {
  if (host !== undefined) return [/^https?:\/\//.test(host) ? host.replace(/\/+$/, '') : `https://${host}`];
  const nearest = use === 'search' ? `${appId}-dsn` : appId;
  const fallbacks = [1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`);
  return [`https://${nearest}.algolia.net`, ...fallbacks];
}
