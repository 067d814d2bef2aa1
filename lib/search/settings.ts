import type { SiteConfig } from '@/lib/site/schema';
import type { SearchableVersion } from './client';
import { getVersionTag } from './version-tag';

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
