// @vitest-environment happy-dom
import { DocSearchModal, type DocSearchTransformClient } from '@docsearch/react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildRequest } from '@/components/search/search-request';
import { createStoredSearches } from '@/components/search/stored-searches';

const scope = {
  indexName: 'docs',
  language: 'en',
  tag: 'docs-default-current',
  contextual: true,
  allVersions: false,
  narrow: false,
};

const level = (value: string) => ({ value, matchLevel: 'none', matchedWords: [] });
const hierarchy = {
  lvl0: 'Guide',
  lvl1: 'Docker',
  lvl2: null,
  lvl3: null,
  lvl4: null,
  lvl5: null,
  lvl6: null,
};
const dockerHit = {
  objectID: 'docker',
  url: '/deployment/docker/',
  type: 'lvl1',
  content: null,
  hierarchy,
  _highlightResult: { hierarchy: { lvl0: level('Guide'), lvl1: level('Docker') } },
  _snippetResult: { hierarchy: { lvl1: level('Docker') } },
};

/** Shows DocSearch's own modal with a client that always finds the same. */
function showDocSearch() {
  const search = vi.fn<(request: unknown) => Promise<unknown>>(async () => ({
    results: [{ hits: [dockerHit], nbHits: 1 }],
  }));
  const transformSearchClient = (client: DocSearchTransformClient) =>
    ({ ...client, search }) as unknown as DocSearchTransformClient;
  render(
    createElement(DocSearchModal, {
      appId: 'app',
      apiKey: 'key',
      indexName: scope.indexName,
      initialScrollY: 0,
      transformSearchClient,
      searchParameters: { facetFilters: buildRequest('', scope).facetFilters as string[] },
    }),
  );
  return search;
}

describe('DocSearch and the dialog of this site', () => {
  beforeEach(() => {
    localStorage.clear();
    vi.stubGlobal('scrollTo', () => {});
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('SM-11 SM-12 SM-13 make the same request', async () => {
    const search = showDocSearch();
    fireEvent.change(screen.getByPlaceholderText('Search docs'), { target: { value: 'docker' } });
    await screen.findByText('Docker');
    expect(search).toHaveBeenLastCalledWith({ requests: [buildRequest('docker', scope)] });
  });

  it('ST-04 SM-26 find what the other has kept', async () => {
    showDocSearch();
    fireEvent.change(screen.getByPlaceholderText('Search docs'), { target: { value: 'docker' } });
    fireEvent.click(await screen.findByText('Docker'));
    cleanup();
    const ours = createStoredSearches(scope.indexName);
    expect(ours.recent()).toMatchObject([{ objectID: 'docker', url: '/deployment/docker/', type: 'lvl1' }]);
    ours.open({
      objectID: 'azure',
      url: '/deployment/azure',
      type: 'lvl1',
      content: null,
      hierarchy: { ...hierarchy, lvl1: 'Azure' },
    });
    showDocSearch();
    fireEvent.focus(screen.getByPlaceholderText('Search docs'));
    expect(await screen.findByText('Azure')).toBeDefined();
    expect(screen.getByText('Docker')).toBeDefined();
  });
});
