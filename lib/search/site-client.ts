import type { SearchEngine, SearchRequest, SearchResult } from './types';
import { memoize } from '@/lib/text/memoize';

/**
 * The site's search: the local index, or the hosted service if one is configured. Requests and results have the shape of
 * the hosted service. Nothing is loaded until it is used.
 *
 * `facetFilters` selects the pages to search, with the tags of `searchSettings.versions` (`searchSettings` of
 * `lib/search/read-settings.ts`):
 *
 * - one version: `['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-3.9']]`
 * - all versions: `['language:en']`. A place that exists in several versions is one hit, of the newest version;
 *   `versions` lists all of them with their URLs.
 *
 * URLs of hits are those of the site's own links, without its base path.
 */
export interface SiteSearchClient {
  /**
   * Answers queries. Rejects with an Error when code, index or service cannot be reached; the next call tries again.
   *
   * @see acceptance SM-11, SM-12, SM-21
   */
  search(request: { requests: readonly SearchRequest[] }): Promise<{ results: SearchResult[] }>;
  /**
   * Call it when a search is likely: fetches the engine and what every query of a version needs. Never throws.
   *
   * @param version name of the version; the latest by default
   */
  warmUp(version?: string): void;
}

/** Whether the hosted service is used: a constant of the build. @see acceptance SM-31 */
export const isHosted: boolean = process.env.DOCS_HOSTED_SEARCH === 'on';

const loadEngine = async (): Promise<SearchEngine> =>
  process.env.DOCS_HOSTED_SEARCH === 'on'
    ? (await import('./hosted-engine')).createHostedEngine()
    : (await import('./worker-engine')).createLocalEngine();

/** A client whose engine is loaded on first use, and again after a failure. */
export function createLazyClient(load: () => Promise<SearchEngine>): SiteSearchClient {
  const get = memoize<void, SearchEngine>(load);
  return {
    search: async (request) => (await get()).search(request),
    warmUp(version) {
      get()
        .then((loaded) => loaded.warmUp(version))
        .catch(() => {
          // The next search reports the failure.
        });
    },
  };
}

let client: SiteSearchClient | undefined;

/** The client of the page, a singleton. */
export function getSiteSearchClient(): SiteSearchClient {
  client ??= createLazyClient(loadEngine);
  return client;
}
