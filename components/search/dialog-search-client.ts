import type { DocSearchModalProps, DocSearchTransformClient } from '@docsearch/react';
import { siteSearchClient, isHosted } from '@/lib/search/site-client';
import type { SearchRequest } from '@/lib/search/types';
import { searchLimits } from '@/lib/site/constants';
import { anyVersion } from './search-address';
import { getFacetFilters } from './search-request';
import { createSearchStore } from './search-store';
import { showTexts } from './use-docsearch-dialog';

/** Time in ms that hits wait for their texts, so that on a fast connection titles are not shown first and replaced. */
const textTimeout = 40;
/** Time in ms after which hits keep their titles if their texts have not arrived. */
const lateTextTimeout = 20_000;

/**
 * Creates the search client for DocSearch, and a store for the state of its searches. Call it only once per dialog,
 * because DocSearch clears the query when one of its props changes.
 * @param version name of the version that is searched unless `searchesAll` returns true
 * @see acceptance SM-11, SM-12, SM-21, SM-30, SM-31
 */
export function createDialogSearchClient(version: string, searchesAll: () => boolean) {
  const store = createSearchStore();
  const getVersion = () => (searchesAll() ? anyVersion : version);

  const searchParameters: NonNullable<DocSearchModalProps['searchParameters']> = {
    get facetFilters() {
      return getFacetFilters(getVersion());
    },
  };

  /** Searches, and updates the store, so that the dialog can report failures; DocSearch would show "no results". */
  const search = async ({ requests }: { requests: readonly SearchRequest[] }) => {
    const query = String(requests[0]?.query);
    // A single letter says little, and the texts of all its hits would take twice as many bytes as those of a word.
    const hitsPerGroup = query.length > 1 ? searchLimits.hitsPerGroup : 1;
    const ask = async (own: Pick<SearchRequest, 'hitsPerGroup' | 'textTimeout'>) => {
      // The hosted service rejects parameters of the site's own engine.
      const asked = isHosted ? requests : requests.map((request) => ({ ...request, ...own }));
      return (await siteSearchClient.search({ requests: asked })).results[0];
    };
    const question = { query, version: getVersion() };
    const found = await store.ask(question, () => ask({ hitsPerGroup, textTimeout }));
    if (found?.lacksTexts)
      ask({ hitsPerGroup, textTimeout: lateTextTimeout }).then(
        (result) => result && store.complete(question, result) && showTexts(),
        () => {
          // The hits keep their titles.
        },
      );
    // Removes the highlights, because with them DocSearch would render the title of a group as HTML.
    const hits = found?.hits.map(({ _highlightResult, ...hit }) => hit) ?? [];
    return { results: [{ hits, nbHits: found?.count ?? 0 }] };
  };

  /** Replaces the search function of DocSearch's client, which can only query the hosted service. */
  const transformSearchClient = (client: DocSearchTransformClient): DocSearchTransformClient => ({
    ...client,
    search: search as unknown as DocSearchTransformClient['search'],
  });

  return { store, getVersion, searchParameters, transformSearchClient };
}
