import { describe, expect, it } from 'vitest';
import { createStoredSearches, type StoredHit } from '@/components/search/stored-searches';

const recentKey = '__DOCSEARCH_RECENT_SEARCHES__docs';
const favoriteKey = '__DOCSEARCH_FAVORITE_SEARCHES__docs';

function hit(name: string, part: Partial<StoredHit> = {}): StoredHit {
  const hierarchy = { lvl0: 'Guide', lvl1: name, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
  return { objectID: name, url: `/${name}`, type: 'lvl1', content: null, hierarchy, ...part };
}

function createStorage(entries: Record<string, string> = {}): Storage {
  const map = new Map(Object.entries(entries));
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
    clear: () => map.clear(),
    key: () => null,
    length: 0,
  };
}

const create = (storage: Storage) => createStoredSearches('docs', () => storage);
const names = (hits: readonly StoredHit[]) => hits.map(({ objectID }) => objectID);
const stored = (storage: Storage, key: string) =>
  names(JSON.parse(storage.getItem(key) ?? '[]') as StoredHit[]);
const letters = [...'abcdefghijkl'];

describe('kept searches', () => {
  it('SM-26 ST-04 keeps opened hits: newest first, no duplicates, seven at most', () => {
    const storage = createStorage();
    const searches = create(storage);
    for (const letter of letters.slice(0, 8)) searches.open(hit(letter));
    searches.open(hit('c'));
    expect(names(searches.recent())).toEqual(['c', 'h', 'g', 'f', 'e', 'd', 'b']);
    expect(stored(storage, recentKey)).toEqual(names(searches.recent()));
  });

  it('SM-26 keeps four when there were favourites as the dialog opened', () => {
    const storage = createStorage({ [favoriteKey]: JSON.stringify([hit('z')]) });
    const searches = create(storage);
    for (const letter of letters) searches.open(hit(letter));
    expect(names(searches.recent())).toEqual(['l', 'k', 'j', 'i']);
    searches.open(hit('z'));
    expect(names(searches.recent())).toEqual(['l', 'k', 'j', 'i']);
  });

  it('SM-27 ST-04 keeps ten favourites, which are no recent searches any more', () => {
    const storage = createStorage();
    const searches = create(storage);
    for (const letter of letters.slice(0, 11)) {
      searches.open(hit(letter));
      searches.save(hit(letter));
    }
    expect(searches.recent()).toEqual([]);
    expect(names(searches.favorites())).toEqual([...'kjihgfedcb']);
    expect(stored(storage, favoriteKey)).toEqual([...'kjihgfedcb']);
    searches.forget(hit('k'));
    expect(stored(storage, favoriteKey)).toEqual([...'jihgfedcb']);
  });

  it('SM-26 keeps a text that was opened as the heading that it stands below', () => {
    const searches = create(createStorage());
    const { hierarchy } = hit('Azure');
    searches.open(
      hit('a', { type: 'content', content: 'Some text', hierarchy: { ...hierarchy, lvl2: 'CORS' } }),
    );
    expect(searches.recent()[0]).toMatchObject({ type: 'lvl2', content: null });
  });

  it.each([
    'nonsense',
    '{}',
    'null',
    '[null, 1, "x", {}, {"objectID":"a"}]',
    '[{"objectID":"a","url":"/a","type":"lvl9","hierarchy":{"lvl1":"A"}}]',
    '[{"objectID":"a","url":"/a","type":"lvl1","hierarchy":{"lvl1":{"html":"<b>"}}}]',
  ])('ST-04 ignores what is stored as %s', (text) => {
    const searches = create(createStorage({ [recentKey]: text, [favoriteKey]: text }));
    expect([searches.recent(), searches.favorites()]).toEqual([[], []]);
    searches.open(hit('a'));
    expect(names(searches.recent())).toEqual(['a']);
  });

  it('ST-05 works for the visit where storage is blocked or full', () => {
    const blocked = createStoredSearches('docs', () => {
      throw new DOMException('denied', 'SecurityError');
    });
    const full = create({
      ...createStorage(),
      setItem() {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    for (const searches of [blocked, full]) {
      searches.open(hit('a'));
      searches.save(hit('b'));
      expect([names(searches.recent()), names(searches.favorites())]).toEqual([['a'], ['b']]);
    }
  });
});
