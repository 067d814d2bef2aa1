// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { dialogConfig } from '@/components/search/dialog-config';
import { buildSearchRequest } from '@/components/search/search-request';
import { searchSettings } from '@/lib/search/read-settings';

const request = (version: string, page = 0) => buildSearchRequest({ query: 'mode', version }, page);
const setNarrow = (matches: boolean) =>
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches } as MediaQueryList);

afterEach(() => {
  dialogConfig.contextualSearch = true;
});

it('SP-08 CON-06 SM-11 asks for 20 hits a page, with what is shown of each', () => {
  const levels = [0, 1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);
  expect(request('current', 2)).toMatchObject({
    query: 'mode',
    indexName: searchSettings.indexName,
    hitsPerPage: 20,
    page: 2,
    attributesToRetrieve: [...levels, 'content', 'type', 'url'],
  });
});

it('CON-06 SM-13 asks for snippets of ten words, of five in narrow windows', () => {
  setNarrow(false);
  expect(request('current').attributesToSnippet).toEqual(['content:10']);
  setNarrow(true);
  expect(request('current').attributesToSnippet).toEqual(['content:5']);
});

it('SM-12 filters by nothing where searches are not limited to language and version', () => {
  dialogConfig.contextualSearch = false;
  expect(request('3.9')).not.toHaveProperty('facetFilters');
});
