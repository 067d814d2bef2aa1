import { describe, expect, it, vi } from 'vitest';
import { createPreferredVersionStore, type VersionChoiceStorage } from '@/lib/docs/preferred-version';

const key = 'docs-preferred-version-default';
const known = ['current', '3.9'];

function makeStorage(entries: Record<string, string> = {}) {
  const kept = new Map(Object.entries(entries));
  const storage: VersionChoiceStorage = {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
  };
  return { kept, storage };
}

function makeStore(entries?: Record<string, string>, persistence: 'localStorage' | 'none' = 'localStorage') {
  const { kept, storage } = makeStorage(entries);
  return { kept, store: createPreferredVersionStore({ persistence, storage: () => storage }) };
}

describe('createPreferredVersionStore', () => {
  it('VER-10 ST-03 the chosen name is kept under the key of the docs plugin', () => {
    const { kept, store } = makeStore();
    store.save('default', '3.9');
    expect([...kept]).toEqual([[key, '3.9']]);
  });

  it('VER-11 a known name is read and stays', () => {
    const { kept, store } = makeStore({ [key]: '3.9' });
    expect(store.read('default', known)).toBe('3.9');
    expect(kept.has(key)).toBe(true);
  });

  it('VER-12 an unknown name is deleted and the preference is none', () => {
    const { kept, store } = makeStore({ [key]: '9.9' });
    expect(store.read('default', known)).toBeNull();
    expect(kept.has(key)).toBe(false);
  });

  it('VER-13 each plugin has a name or none of its own', () => {
    const { store } = makeStore({ [key]: '3.9', 'docs-preferred-version-api': 'v2', other: 'x' });
    expect(store.read('default', known)).toBe('3.9');
    expect(store.read('api', ['v1', 'v2'])).toBe('v2');
    expect(store.read('blog', ['v1'])).toBeNull();
    expect(store.read('api', ['v1'])).toBeNull();
    expect(store.read('default', known)).toBe('3.9');
  });

  it('VER-14 with persistence off nothing is stored, read or even touched', () => {
    const storage = vi.fn<() => VersionChoiceStorage>();
    const store = createPreferredVersionStore({ persistence: 'none', storage });
    store.save('default', '3.9');
    expect(store.read('default', known)).toBeNull();
    expect(storage).not.toHaveBeenCalled();
  });

  it('ST-05 blocked storage never throws and is told once', () => {
    const onBlocked = vi.fn<(error: unknown) => void>();
    const blocked = new Error('blocked');
    const store = createPreferredVersionStore({
      persistence: 'localStorage',
      storage: () => {
        throw blocked;
      },
      onBlocked,
    });
    store.save('default', '3.9');
    expect(store.read('default', known)).toBeNull();
    expect(onBlocked.mock.calls).toEqual([[blocked]]);
  });

  it('ST-05 full storage does not throw, with nobody to tell either', () => {
    const { storage } = makeStorage({ [key]: 'current' });
    const full = {
      ...storage,
      setItem: () => {
        throw new Error('full');
      },
    };
    const store = createPreferredVersionStore({ persistence: 'localStorage', storage: () => full });
    expect(() => store.save('default', '3.9')).not.toThrow();
    expect(store.read('default', known)).toBe('current');
  });
});
