// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSession, type SearchView } from '@/components/search/search-session';
import { createStoredSearches } from '@/components/search/stored-searches';
import type { SiteSearchClient } from '@/lib/search/site-client';
import type { SearchHit, SearchResult } from '@/lib/search/types';

function hit(title: string, lvl0 = 'Guide'): SearchHit {
  const hierarchy = { lvl0, lvl1: title, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
  return { objectID: title, url: `/${title}`, type: 'lvl1', content: null, hierarchy } as SearchHit;
}

/** A client whose answers are given by hand. */
function createClient() {
  const waiting: { query: string; answer: (hits: SearchHit[] | Error, suggestions?: string[]) => void }[] =
    [];
  const search = vi.fn<SiteSearchClient['search']>(
    ({ requests }) =>
      new Promise<{ results: SearchResult[] }>((resolve, reject) => {
        waiting.push({
          query: String(requests[0]?.query),
          answer(hits, suggestions = []) {
            if (hits instanceof Error) reject(hits);
            else
              resolve({ results: [{ hits, nbHits: hits.length, suggestions } as unknown as SearchResult] });
          },
        });
      }),
  );
  return { search, waiting };
}

const scope = {
  indexName: 'docs',
  language: 'en',
  tag: 'docs-default-3.9',
  contextual: true,
  allVersions: false,
  narrow: false,
};

function open(query = '') {
  const client = createClient();
  const views: SearchView[] = [];
  const calls = { follow: vi.fn<(address: string) => void>() };
  const session = createSession({
    query,
    scope,
    client,
    stored: createStoredSearches('docs'),
    getAddress: ({ url }) => url,
    ...calls,
  });
  const end = session.start((view) => views.push(view));
  const titles = () =>
    session.getView().state.collections.flatMap(({ items }) => items.map(({ objectID }) => objectID));
  const settle = () => vi.advanceTimersByTimeAsync(0);
  return { session, client, views, ...calls, end, titles, settle };
}

describe('what goes on in the dialog', () => {
  beforeEach(() => {
    localStorage.clear();
    vi.useFakeTimers();
  });
  afterEach(() => vi.useRealTimers());

  it('SM-11 SM-12 SM-13 CON-06 asks for titles, snippets, 20 hits, and the language and version in view', async () => {
    const { client, settle } = open('cors');
    await settle();
    expect(client.search.mock.calls[0]?.[0].requests).toEqual([
      {
        query: 'cors',
        indexName: 'docs',
        attributesToRetrieve: [0, 1, 2, 3, 4, 5, 6]
          .map((level) => `hierarchy.lvl${level}`)
          .concat('content', 'type', 'url'),
        attributesToSnippet: [1, 2, 3, 4, 5, 6]
          .map((level) => `hierarchy.lvl${level}:10`)
          .concat('content:10'),
        snippetEllipsisText: '…',
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
        hitsPerPage: 20,
        clickAnalytics: false,
        facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-3.9']],
      },
    ]);
  });

  it('SM-12 SM-13 asks for all versions, without filters, and for short snippets when so set', async () => {
    const { session, client, settle } = open('cors');
    session.setScope({ ...scope, allVersions: true, narrow: true });
    session.setScope({ ...scope, contextual: false });
    await settle();
    const [, all, unfiltered] = client.search.mock.calls.map(([{ requests }]) => requests[0]);
    expect(all).toMatchObject({ facetFilters: ['language:en'] });
    expect(all?.attributesToSnippet).toContain('content:5');
    expect(unfiltered).not.toHaveProperty('facetFilters');
  });

  it('SM-20 CON-06 is stalled after 300 ms, counted from the newest query, whatever becomes of older ones', async () => {
    const { session, client, settle } = open('a');
    await vi.advanceTimersByTimeAsync(200);
    session.setQuery('ab');
    await settle();
    client.waiting[0]?.answer([hit('A')]);
    await vi.advanceTimersByTimeAsync(299);
    expect(session.getView().status).toBe('loading');
    await vi.advanceTimersByTimeAsync(1);
    expect(session.getView().status).toBe('stalled');
    client.waiting[1]?.answer([hit('AB')]);
    await settle();
    expect(session.getView().status).toBe('idle');
  });

  it('SM-30 ignores a late reply to an older query', async () => {
    const { session, client, titles, settle } = open('a');
    await settle();
    session.setQuery('ab');
    await settle();
    client.waiting[1]?.answer([hit('new')]);
    await settle();
    client.waiting[0]?.answer([hit('old')]);
    await settle();
    expect(titles()).toEqual(['new']);
    expect(session.getView().answer.query).toBe('ab');
  });

  it('SM-30 ignores a late reply after the field was emptied, and a late failure', async () => {
    const { session, client, titles, settle } = open('a');
    await settle();
    session.setQuery('');
    await settle();
    client.waiting[0]?.answer([hit('old')]);
    await settle();
    expect(titles()).toEqual([]);
    session.setQuery('b');
    await settle();
    session.setQuery('bc');
    await settle();
    client.waiting[1]?.answer(new Error('lost'));
    client.waiting[2]?.answer([hit('BC')]);
    await settle();
    expect([session.getView().status, titles()]).toEqual(['idle', ['BC']]);
  });

  it('SM-21 fails with the newest query, and recovers with the next', async () => {
    const { session, client, titles, settle } = open('a');
    await settle();
    client.waiting[0]?.answer(new Error('no network'));
    await settle();
    expect(session.getView().status).toBe('error');
    session.refresh();
    await settle();
    client.waiting[1]?.answer([hit('A')]);
    await settle();
    expect([session.getView().status, titles()]).toEqual(['idle', ['A']]);
  });

  it('SM-23 suggests what the answer suggests, else up to three groups of an earlier answer', async () => {
    const { session, client, settle } = open('a');
    await settle();
    client.waiting[0]?.answer(['One', 'Two', 'Three', 'Four'].map((group) => hit(`in ${group}`, group)));
    await settle();
    session.setQuery('zz');
    await settle();
    client.waiting[1]?.answer([]);
    await settle();
    expect(session.getView().answer.suggestions).toEqual(['One', 'Two', 'Three']);
    session.setQuery('doker');
    await settle();
    client.waiting[2]?.answer([], ['docker']);
    await settle();
    expect(session.getView().answer.suggestions).toEqual(['docker']);
  });

  it('SM-23 suggests nothing where nothing is known', async () => {
    const { session, client, settle } = open('zz');
    await settle();
    client.waiting[0]?.answer([]);
    await settle();
    expect(session.getView().answer).toMatchObject({ query: 'zz', count: 0, suggestions: [] });
  });

  it('SM-18 Enter before the answer opens its best hit, unless one types on or closes', async () => {
    const { session, client, follow, settle } = open('a');
    await settle();
    expect(session.openWhenAnswered()).toBe(true);
    session.setQuery('ab');
    await settle();
    client.waiting[0]?.answer([hit('A')]);
    client.waiting[1]?.answer([hit('AB')]);
    await settle();
    expect(follow).not.toHaveBeenCalled();
    expect(session.openWhenAnswered()).toBe(false);
    session.setQuery('abc');
    await settle();
    expect(session.openWhenAnswered()).toBe(true);
    client.waiting[2]?.answer([hit('ABC')]);
    await settle();
    expect(follow.mock.calls).toEqual([['/ABC']]);
  });

  it('SM-30 a session that has ended changes nothing any more', async () => {
    const { session, client, views, follow, end, settle } = open('a');
    await settle();
    session.openWhenAnswered();
    end();
    const before = views.length;
    client.waiting[0]?.answer([hit('A')]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(views.length).toBe(before);
    expect(follow).not.toHaveBeenCalled();
  });

  it('SM-21 an answer without results is one without hits', async () => {
    const { session, client, settle } = open('a');
    client.search.mockResolvedValue({ results: [] });
    await settle();
    session.refresh();
    await settle();
    expect(session.getView()).toMatchObject({ answer: { query: 'a', count: 0 } });
  });
});
