import {
  createAutocomplete,
  type AutocompleteSource,
  type AutocompleteState,
} from '@algolia/autocomplete-core';
import type { KeyboardEvent, MouseEvent, SyntheticEvent } from 'react';
import type { SiteSearchClient } from '@/lib/search/site-client';
import type { SearchHit } from '@/lib/search/types';
import { searchLimits } from '@/lib/site/constants';
import { groupHits } from './group-hits';
import { buildRequest, type SearchScope } from './search-request';
import type { StoredHit, StoredSearches } from './stored-searches';

/** A hit, or what was kept of one. */
export type Entry = StoredHit & Partial<Pick<SearchHit, '_snippetResult' | 'versions'>>;

/** An entry in the core's state. */
export type Item = Entry & Record<string, unknown>;

/** Entries by source. */
export type Collections = AutocompleteState<Item>['collections'];

/** How far the answer to the newest query is (SM-20, SM-21). */
export type SearchStatus = 'idle' | 'loading' | 'stalled' | 'error';

/** What was found, beside the entries. */
export interface Answer {
  /** The query that was answered; empty as long as none was. */
  query: string;
  count: number;
  suggestions: readonly string[];
  best?: Entry | undefined;
}

/** What the dialog shows. */
export interface SearchView {
  /** Query, entries by source and the selected one; its own status is not used. */
  state: AutocompleteState<Item>;
  status: SearchStatus;
  answer: Answer;
}

interface SessionOptions {
  query: string;
  scope: SearchScope;
  client: Pick<SiteSearchClient, 'search'>;
  stored: StoredSearches;
  getAddress: (entry: Entry) => string;
  /** Closes the dialog and opens an address in this window. */
  follow: (address: string) => void;
}

/** Whether a press of key or button is meant for another tab or window. */
export const opensElsewhere = ({
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
}: Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>): boolean =>
  altKey || ctrlKey || metaKey || shiftKey;

const noAnswer: Answer = { query: '', count: 0, suggestions: [] };

const firstState = (query: string): AutocompleteState<Item> => ({
  activeItemId: null,
  query,
  completion: null,
  collections: [],
  isOpen: false,
  status: 'idle',
  context: {},
});

/**
 * What goes on in an open dialog, on the core that DocSearch is made of: entries, the selected one, what keys do. Status
 * and answers are kept beside it: in the core, an older answer ends the wait for a newer one, and a failure is an error
 * that nobody catches.
 * @see acceptance SM-11, SM-14, SM-17, SM-18, SM-20..SM-23, SM-30
 */
export function createSession({ query: firstQuery, client, stored, ...options }: SessionOptions) {
  let scope = options.scope;
  let view: SearchView = { state: firstState(firstQuery), status: 'idle', answer: noAnswer };
  let tell = () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  let [asked, shown] = [0, 0];
  let sources: AutocompleteSource<Item>[] = [];
  let knownGroups: string[] = [];
  let wanted: string | undefined;

  const update = (part: Partial<SearchView>) => {
    view = { ...view, ...part };
    tell();
  };
  const setStatus = (status: SearchStatus) => {
    clearTimeout(timer);
    if (status === 'loading')
      timer = setTimeout(() => update({ status: 'stalled' }), searchLimits.stalledAfter);
    update({ status: status === 'loading' && view.status === 'stalled' ? 'stalled' : status });
  };
  const toSource = (sourceId: string, entries: readonly Entry[]): AutocompleteSource<Item> => ({
    sourceId,
    getItems: () => entries as Item[],
    getItemUrl: ({ item }) => options.getAddress(item),
    getItemInputValue: ({ state }) => state.query,
    onSelect: ({ item }) => stored.open(item),
    onActive: () => {},
    onResolve: () => {},
  });
  const find = async (query: string) => {
    const { results } = await client.search({ requests: [buildRequest(query, scope)] });
    const { hits = [], nbHits = hits.length, suggestions = [] } = results[0] ?? {};
    const groups = groupHits(hits);
    if (groups.length > knownGroups.length) knownGroups = groups.map(({ title }) => title);
    const others = suggestions.length > 0 ? suggestions : knownGroups;
    const answer: Answer = {
      query,
      count: nbHits,
      suggestions: others.slice(0, searchLimits.suggestions),
      best: groups[0]?.hits[0],
    };
    return { answer, list: groups.map((group, index) => toSource(`hits${index}`, group.hits)) };
  };
  const show = (number: number, list: AutocompleteSource<Item>[], answer: Answer) => {
    if (number < shown) return;
    shown = number;
    sources = list;
    update({ answer });
    if (wanted !== answer.query || !answer.best) return;
    stored.open(answer.best);
    options.follow(options.getAddress(answer.best));
  };
  const getSources = async (query: string) => {
    const number = ++asked;
    if (wanted !== query) wanted = undefined;
    if (query.trim() === '') {
      setStatus('idle');
      const kept = [toSource('recent', stored.recent()), toSource('favorites', stored.favorites())];
      show(number, kept, noAnswer);
      return sources;
    }
    setStatus('loading');
    try {
      const { list, answer } = await find(query);
      show(number, list, answer);
      if (number === asked) setStatus('idle');
    } catch {
      if (number === asked) setStatus('error');
    }
    return sources;
  };

  const autocomplete = createAutocomplete<Item, SyntheticEvent, MouseEvent, KeyboardEvent>({
    id: 'docsearch',
    defaultActiveItemId: 0,
    openOnFocus: true,
    initialState: { query: firstQuery },
    shouldPanelOpen: () => true,
    onStateChange: ({ state }) => update({ state }),
    getSources: ({ query }) => getSources(query),
    navigator: { navigate: ({ itemUrl }) => options.follow(itemUrl) },
  });
  const refresh = () => void autocomplete.refresh();

  return {
    autocomplete,
    getView: () => view,
    /**
     * Asks the first query, and tells of changes from now on, of those that come together once: a key is asked about
     * before it is drawn, and an answer is drawn in one go. Returns what ends the session.
     */
    start(onChange: (view: SearchView) => void) {
      const later = new MessageChannel();
      let isTold = true;
      later.port1.addEventListener('message', () => {
        isTold = true;
        onChange(view);
      });
      later.port1.start();
      tell = () => {
        if (isTold) later.port2.postMessage(null);
        isTold = false;
      };
      refresh();
      return () => {
        clearTimeout(timer);
        asked++;
        wanted = undefined;
        tell = () => {};
        later.port1.close();
      };
    },
    refresh,
    setScope(next: SearchScope) {
      scope = next;
      refresh();
    },
    setQuery(query: string) {
      autocomplete.setQuery(query);
      refresh();
    },
    /** Opens the best answer to the query in the field as soon as it is there. False when it is there already. */
    openWhenAnswered(): boolean {
      const { query } = view.state;
      if (query.trim() === '' || query === view.answer.query) return false;
      wanted = query;
      return true;
    },
  };
}

/** What goes on in an open dialog. */
export type SearchSession = ReturnType<typeof createSession>;
