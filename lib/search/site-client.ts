import type { SearchEngine, SearchRequest } from './engine';
import type { SearchResult } from './types';

export type { SearchRequest };

/**
 * The search of the site: the index that is built with it, or the hosted service where one is configured. Requests and
 * answers have the form of the service. Nothing is loaded until it is used.
 *
 * Which pages are searched is said by `facetFilters`, with the tags of `searchSettings.versions` (`searchSettings` of
 * `lib/search/read-settings.ts`):
 *
 * - one version: `['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-3.9']]`
 * - all versions: `['language:en']`. A place that several versions have is one hit then, of the newest of them; its
 *   `versions` lists them all with their addresses.
 *
 * Addresses of hits are those of the site's own links, without its base path.
 */
export interface SiteSearchClient {
  /**
   * Answers queries. Rejects with an Error when code, index or service cannot be had; the next call tries again.
   *
   * @see acceptance SM-11, SM-12, SM-21
   */
  search(request: { requests: readonly SearchRequest[] }): Promise<{ results: SearchResult[] }>;
  /**
   * To be called when a search is likely: fetches the engine and what every query of a version needs. Never throws.
   *
   * @param version name of the version; the latest unless said
   */
  warmUp(version?: string): void;
}

/** Whether the hosted service answers: a constant of the build. @see acceptance SM-31 */
export const isHosted: boolean = process.env.DOCS_HOSTED_SEARCH === 'on';

const loadEngine = async (): Promise<SearchEngine> =>
  process.env.DOCS_HOSTED_SEARCH === 'on'
    ? (await import('./hosted-engine')).createHostedEngine()
    : (await import('./worker-engine')).createLocalEngine();

/** A client whose engine is loaded when it is first needed, and again when that failed. */
export function createLazyClient(load: () => Promise<SearchEngine>): SiteSearchClient {
  let engine: Promise<SearchEngine> | undefined;
  const get = (): Promise<SearchEngine> => {
    if (engine) return engine;
    const loading = load();
    engine = loading;
    loading.catch(() => {
      if (engine === loading) engine = undefined;
    });
    return loading;
  };
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

/** The client of the page; one for as long as the page is open. */
export function getSiteSearchClient(): SiteSearchClient {
  client ??= createLazyClient(loadEngine);
  return client;
}
