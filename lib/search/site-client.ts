import type { SearchEngine, SearchRequest, SearchResult } from './types';
import { memoize } from '@/lib/text/memoize';

/**
 * The search client of the site. It searches the local index, or the hosted service if one is configured, and uses the
 * format of that service. The engine is loaded on first use.
 *
 * `facetFilters` selects the pages to search by language and tag, e.g. for one version: `['language:en',
 * ['docusaurus_tag:default', 'docusaurus_tag:docs-default-3.9']]`. Without tags, all versions are searched; a section
 * in several versions is then one hit of the newest version, with the URLs in `versions`. URLs of hits do not contain
 * the base path.
 */
export interface SiteSearchClient {
  /** Runs queries. Rejects if the engine, index or service cannot be reached. @see acceptance SM-11, SM-12, SM-21 */
  search(request: { requests: readonly SearchRequest[] }): Promise<{ results: SearchResult[] }>;
  /**
   * Loads the engine and the index of a version, by default the newest, when a search is likely. Never throws.
   * @param ahead also load the titles and first terms, while the browser is idle
   */
  warmUp(version?: string, ahead?: boolean): void;
}

/** True if the site uses the hosted search service; fixed at build time. @see acceptance SM-31 */
export const isHosted: boolean = process.env.DOCS_HOSTED_SEARCH === 'on';

const loadEngine = async (): Promise<SearchEngine> =>
  process.env.DOCS_HOSTED_SEARCH === 'on'
    ? (await import('./hosted-engine')).createHostedEngine()
    : (await import('./worker-engine')).createLocalEngine();

/** Creates a client that loads its engine on first use, and tries again after a failure. */
export function createLazyClient(load: () => Promise<SearchEngine>): SiteSearchClient {
  const get = memoize<void, Promise<SearchEngine>>(load);
  return {
    search: async (request) => (await get()).search(request),
    warmUp(version, ahead) {
      get()
        .then((loaded) => loaded.warmUp(version, ahead))
        .catch(() => {
          // Ignore the failure: the next search loads the engine again and reports an error if that fails, too.
        });
    },
  };
}

const client = createLazyClient(loadEngine);

/** Returns the search client. All callers in a page share the same client. */
export const getSiteSearchClient = (): SiteSearchClient => client;
