import { describe, expect, it } from 'vitest';
import type { Question } from '@/components/search-page/search-address';
import { recall, remember } from '@/components/search-page/search-memory';
import {
  firstState,
  getWantedPage,
  hasMore,
  reduceSearch,
  type Found,
  type SearchAction,
} from '@/components/search-page/search-state';
import type { SearchHit, SearchResult } from '@/lib/search/types';

const mode: Question = { query: 'mode', version: 'current' };
const azure: Question = { query: 'azure', version: 'current' };
const run = (...actions: SearchAction[]) => actions.reduce(reduceSearch, firstState);
const asked = (question: Question, remembered: Found | null = null): SearchAction => ({
  type: 'asked',
  question,
  remembered,
});

function answered(question: Question, page: number, parts: Partial<SearchResult> = {}): SearchAction {
  const hits = [{ objectID: `${question.query} ${page}` } as SearchHit];
  const result = { hits, nbHits: 3, nbPages: 3, suggestions: [], ...parts } as unknown as SearchResult;
  return { type: 'answered', question, page, result };
}

const idsOf = (found: Found | null) => found?.hits.map(({ objectID }) => objectID);

describe('the state of the search page', () => {
  it('SP-02 asks for the first page, and for nothing when the query is cleared', () => {
    expect(getWantedPage(run(asked(mode)))).toBe(0);
    const cleared = run(asked(mode), answered(mode, 0), asked({ query: '', version: 'current' }));
    expect(cleared).toMatchObject({ found: null, phase: 'idle', failed: false });
    expect(getWantedPage(cleared)).toBeNull();
  });

  it('SM-30 SP-03 answers and failures of an earlier question change nothing', () => {
    const now = run(asked(mode), asked(azure));
    expect(reduceSearch(now, answered(mode, 0))).toBe(now);
    expect(reduceSearch(now, { type: 'failed', question: mode })).toBe(now);
    const done = run(asked(mode), answered(mode, 0), asked(azure), answered(azure, 0), answered(mode, 1));
    expect(idsOf(done.found)).toEqual(['azure 0']);
  });

  it('SP-07 SP-08 adds page after page until there are no more, each once', () => {
    const first = run(asked(mode), answered(mode, 0));
    expect(hasMore(first)).toBe(true);
    const all = run(
      asked(mode),
      answered(mode, 0),
      { type: 'more' },
      answered(mode, 1),
      answered(mode, 1),
      { type: 'more' },
      answered(mode, 2),
      { type: 'more' },
    );
    expect(idsOf(all.found)).toEqual(['mode 0', 'mode 1', 'mode 2']);
    expect(all.phase).toBe('idle');
    expect(hasMore(all)).toBe(false);
  });

  it('SP-07 an empty page is the last one, whatever the count said', () => {
    const state = run(
      asked(mode),
      answered(mode, 0, { nbPages: 9 }),
      { type: 'more' },
      answered(mode, 1, { hits: [], nbPages: 9 }),
    );
    expect(hasMore(state)).toBe(false);
  });

  it('SP-11 a failure takes the place of earlier results; of further pages it leaves them', () => {
    const lost = run(asked(mode), answered(mode, 0), asked(azure), { type: 'failed', question: azure });
    expect(lost).toMatchObject({ found: null, failed: true, phase: 'idle' });
    const cut = run(asked(mode), answered(mode, 0), { type: 'more' }, { type: 'failed', question: mode });
    expect(idsOf(cut.found)).toEqual(['mode 0']);
    expect(cut.failed).toBe(true);
    expect(getWantedPage(reduceSearch(cut, { type: 'again' }))).toBe(1);
    expect(getWantedPage(reduceSearch(lost, { type: 'again' }))).toBe(0);
  });

  it('SP-05 the same query in another version is another question', () => {
    const state = run(asked(mode), answered(mode, 0), asked({ ...mode, version: '3.9' }));
    expect(state.phase).toBe('searching');
    const same = run(asked(mode), answered(mode, 0));
    expect(reduceSearch(same, asked({ ...mode }))).toBe(same);
  });

  it('SP-02 what was found earlier in the visit is there at once, with all its pages', () => {
    const { found } = run(asked(mode), answered(mode, 0), { type: 'more' }, answered(mode, 1));
    if (!found) throw new Error('nothing found');
    remember(found);
    expect(run(asked(azure), asked(mode, recall({ ...mode })))).toMatchObject({ found, phase: 'idle' });
    for (let count = 0; count < 30; count += 1)
      remember({ ...found, question: { query: String(count), version: 'current' } });
    expect(recall(mode)).toBeNull();
    expect(recall({ query: '29', version: 'current' })).not.toBeNull();
  });
});
