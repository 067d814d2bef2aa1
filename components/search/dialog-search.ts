import type { DocSearchModalProps, DocSearchTransformClient } from '@docsearch/react';
import { searchSettings } from '@/lib/search/read-settings';
import { getSiteSearchClient } from '@/lib/search/site-client';
import { allVersions } from './search-address';
import { getFacetFilters } from './search-request';
import { createSearchStore } from './search-store';

type Search = ReturnType<typeof getSiteSearchClient>['search'];

const { hosted } = searchSettings;

/**
 * Creates the search client for DocSearch, and the store with the state of its searches. All returned values keep their
 * identity, because DocSearch forgets the query when one of its properties changes.
 *
 * @param version name of the version that is searched unless `searchesAll` returns true
 * @see acceptance SM-11, SM-12, SM-21, SM-30, SM-31
 */
export function createDialogSearch(version: string, searchesAll: () => boolean) {
  const store = createSearchStore();
  const getVersion = () => (searchesAll() ? allVersions : version);

  const searchParameters: NonNullable<DocSearchModalProps['searchParameters']> = {
    get facetFilters() {
      return getFacetFilters(getVersion());
    },
  };

  /**
   * Wraps the search function of a client to update the store. The store reports failures, because DocSearch shows them
   * as "no results".
   */
  const follow =
    (search: Search) =>
    async ({ requests }: Parameters<Search>[0]) => {
      const query = String(requests[0]?.query);
      const found = await store.ask({ query, version: getVersion() }, async () => {
        const { results } = await search({ requests });
        return results[0];
      });
      // Without highlights, DocSearch renders the title of a group as text, not as HTML.
      const hits = found?.hits.map(({ _highlightResult, ...hit }) => hit) ?? [];
      return { results: [{ hits, nbHits: found?.count ?? 0 }] };
    };

  const transformSearchClient = (client: DocSearchTransformClient): DocSearchTransformClient => {
    // DocSearch's own client only knows the hosts of the hosted service.
    const isServed = hosted !== null && hosted.host === undefined;
    const search = isServed ? (client.search as unknown as Search) : getSiteSearchClient().search;
    return { ...client, search: follow(search) as unknown as DocSearchTransformClient['search'] };
  };

  return { store, getVersion, searchParameters, transformSearchClient };
}

/** Search client for DocSearch, and the store with the state of its searches. */
export type DialogSearch = ReturnType<typeof createDialogSearch>;
