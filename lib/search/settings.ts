import type { SiteConfig } from '@/lib/site/schema';

/** Tag of pages that belong to no version of the docs. @see acceptance SM-12, SH-12 */
export const siteTag = 'default';

/** The tag by which queries choose a version of the docs: `docs-<pluginId>-<version>`. @see acceptance SM-12, SH-12 */
export const getVersionTag = (pluginId: string, version: string): string => `docs-${pluginId}-${version}`;

/** A version that can be searched. */
export interface SearchableVersion {
  name: string;
  /** Value of `docusaurus_tag`, e.g. `docs-default-current`. */
  tag: string;
}

/** The part of the configuration that search needs in the browser: `generated/search.json`. */
export interface SearchSettings {
  language: string;
  /** Newest first. */
  versions: readonly (SearchableVersion & { label: string })[];
  /** Name of the index in requests. */
  indexName: string;
  hosted: SiteConfig['search']['hosted'];
}

/** Index name of requests to the local index; also part of the storage keys of recent searches. */
const localIndexName = 'docs';

/** Picks what search needs from the configuration. @see acceptance SM-12, SM-31 */
export function getSearchSettings({
  i18n,
  versions,
  docs,
  search: { hosted },
}: Pick<SiteConfig, 'i18n' | 'versions' | 'docs' | 'search'>): SearchSettings {
  return {
    language: i18n.defaultLocale,
    versions: versions.map(({ name, label }) => ({ name, label, tag: getVersionTag(docs.pluginId, name) })),
    indexName: hosted?.indexName ?? localIndexName,
    hosted,
  };
}
