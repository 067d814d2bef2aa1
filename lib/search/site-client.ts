import type { SearchEngine } from './types';
import { memoize } from '@/lib/text/memoize';

/**
 * A search client that loads its engine on first use. It searches the local index, or the hosted service if one is
 * configured, and uses the format of that service.
 *
 * `facetFilters` selects the pages to search by language and tag, e.g. for one version: `['language:en',
 * ['docusaurus_tag:default', 'docusaurus_tag:docs-default-3.9']]`. Without tags, all versions are searched; a section
 * in several versions is then one hit of the newest version, with the URLs in `versions`. URLs of hits do not contain
 * the base path.
 * @see acceptance SM-11, SM-12, SM-21
 */
interface SiteSearchClient extends Pick<SearchEngine, 'search'> {
  /** Like `SearchEngine.warmUp`, when a search is likely, but never throws. */
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

/** The search client of the site, which all callers in a page share. */
export const siteSearchClient = createLazyClient(loadEngine);
