import type { DocSearchTransformClient } from '@docsearch/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SearchEngine } from '@/lib/search/engine';
import type { SearchSettings } from '@/lib/search/settings';
import type { SearchResult } from '@/lib/search/types';

const service = { appId: 'APP', apiKey: 'key', indexName: 'docs' };
const settings = vi.hoisted(() => ({
  language: 'en',
  indexName: 'docs',
  versions: [{ name: 'current', label: 'Latest', tag: 'docs-default-current' }],
  hosted: null as SearchSettings['hosted'],
}));
const search = vi.hoisted(() => ({ site: vi.fn<SearchEngine['search']>() }));
vi.mock('@/lib/search/read-settings', () => ({ searchSettings: settings }));
vi.mock('@/lib/search/site-client', () => ({ getSiteSearchClient: () => ({ search: search.site }) }));

const result = { hits: [{ objectID: 'a', _highlightResult: {} }], nbHits: 7 } as unknown as SearchResult;

/** The client that DocSearch gets for a configuration, and the one that it brings. */
async function createClient(hosted: SearchSettings['hosted']) {
  vi.resetModules();
  settings.hosted = hosted;
  const { createDialogSearch } = await import('@/components/search/dialog-search');
  const own = vi.fn<SearchEngine['search']>().mockResolvedValue({ results: [result] });
  const dialog = createDialogSearch('current', () => false);
  const client = dialog.transformSearchClient({ search: own } as unknown as DocSearchTransformClient);
  const ask = (query: string) => client.search({ requests: [{ query, indexName: 'docs' }] });
  return { ask, own, dialog };
}

describe('what DocSearch searches with', () => {
  beforeEach(() => search.site.mockReset().mockResolvedValue({ results: [result] }));

  it('SM-11 SM-31 is the engine of the site, without a request of DocSearch itself', async () => {
    const { ask, own } = await createClient(null);
    expect(await ask('docker')).toEqual({ results: [{ hits: [{ objectID: 'a' }], nbHits: 7 }] });
    expect(search.site).toHaveBeenCalledOnce();
    expect(own).not.toHaveBeenCalled();
  });

  it('SM-11 SM-31 is its own client with a hosted service, and ours where that has a host of its own', async () => {
    const hosted = await createClient(service);
    await hosted.ask('docker');
    expect([hosted.own.mock.calls.length, search.site.mock.calls.length]).toEqual([1, 0]);
    const proxied = await createClient({ ...service, host: 'search.test' });
    await proxied.ask('docker');
    expect([proxied.own.mock.calls.length, search.site.mock.calls.length]).toEqual([0, 1]);
  });

  it('SM-21 a failure of either is an empty answer for DocSearch, and a failure in the state', async () => {
    const { ask, own, dialog } = await createClient(service);
    own.mockRejectedValue(new Error('lost'));
    expect(await ask('docker')).toEqual({ results: [{ hits: [], nbHits: 0 }] });
    expect(dialog.store.getState()).toMatchObject({ failed: true, question: { query: 'docker' } });
  });
});
