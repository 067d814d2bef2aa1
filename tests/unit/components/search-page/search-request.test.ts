import { describe, expect, it } from 'vitest';
import { toRequest } from '@/components/search-page/search-request';

const settings = {
  language: 'en',
  indexName: 'docs',
  versions: [
    { name: 'current', label: '3.10.4 (Latest)', tag: 'docs-default-current' },
    { name: '3.9', label: '3.9', tag: 'docs-default-3.9' },
  ],
};
const request = (version: string, isNarrow = false, page = 0) =>
  toRequest({ query: 'mode', version }, { settings, contextual: true, page, isNarrow });

describe('the request of the search page', () => {
  it('SP-08 CON-06 SM-11 asks for 20 hits a page, with what is shown of each', () => {
    expect(request('current', false, 2)).toMatchObject({
      query: 'mode',
      indexName: 'docs',
      hitsPerPage: 20,
      page: 2,
      attributesToRetrieve: [
        'hierarchy.lvl0',
        'hierarchy.lvl1',
        'hierarchy.lvl2',
        'hierarchy.lvl3',
        'hierarchy.lvl4',
        'hierarchy.lvl5',
        'hierarchy.lvl6',
        'content',
        'type',
        'url',
      ],
    });
  });

  it('CON-06 SM-13 asks for snippets of ten words, of five in narrow windows', () => {
    expect(request('current').attributesToSnippet).toEqual(['content:10']);
    expect(request('current', true).attributesToSnippet).toEqual(['content:5']);
  });

  it('SP-05 SM-12 filters by language and by the tag of the chosen version, or of none', () => {
    const filtersOf = (version: string) => request(version).facetFilters;
    expect(filtersOf('3.9')).toEqual([
      'language:en',
      ['docusaurus_tag:default', 'docusaurus_tag:docs-default-3.9'],
    ]);
    expect(filtersOf('current')).toEqual([
      'language:en',
      ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
    ]);
    expect(filtersOf('all')).toEqual(['language:en']);
  });

  it('SM-12 filters by nothing where searches are not limited to language and version', () => {
    const options = { settings, contextual: false, page: 0, isNarrow: false };
    expect(toRequest({ query: 'mode', version: '3.9' }, options)).not.toHaveProperty('facetFilters');
  });
});
