// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { dialogConfig } from '@/components/search/dialog-config';
import { buildSearchRequest } from '@/components/search/search-request';

const request = (version: string) => buildSearchRequest({ query: 'mode', version }, 0);
const setNarrow = (matches: boolean) =>
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches } as MediaQueryList);

afterEach(() => {
  dialogConfig.contextualSearch = true;
});

it('CON-06 SM-13 a search requests snippets of ten words, or of five in narrow windows', () => {
  setNarrow(false);
  expect(request('current').attributesToSnippet).toEqual(['content:10']);
  setNarrow(true);
  expect(request('current').attributesToSnippet).toEqual(['content:5']);
});

it('SM-12 a search requests no filters by version if contextual search is off', () => {
  dialogConfig.contextualSearch = false;
  expect(request('3.9')).not.toHaveProperty('facetFilters');
});
