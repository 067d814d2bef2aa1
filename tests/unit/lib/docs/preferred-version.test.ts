import { expect, it, vi } from 'vitest';
import { createPreferredVersionStore, type VersionChoiceStorage } from '@/lib/docs/preferred-version';

const pluginId = 'default';
const key = 'docs-preferred-version-default';
const known = ['current', '3.9'];

function makeStorage(entries: Record<string, string> = {}) {
  const kept = new Map(Object.entries(entries));
  const storage: VersionChoiceStorage = {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
  };
  return storage;
}

it('VER-13 each plugin has a name or none of its own', () => {
  const storage = makeStorage({ [key]: '3.9', 'docs-preferred-version-api': 'v2', other: 'x' });
  const [docs, api, blog] = ['default', 'api', 'blog'].map((name) =>
    createPreferredVersionStore({ pluginId: name, persistence: 'localStorage', storage: () => storage }),
  );
  expect(docs?.read(known)).toBe('3.9');
  expect(api?.read(['v1', 'v2'])).toBe('v2');
  expect(blog?.read(['v1'])).toBeNull();
  expect(api?.read(['v1'])).toBeNull();
  expect(docs?.read(known)).toBe('3.9');
});

it('VER-14 with persistence off nothing is stored, read or even touched', () => {
  const storage = vi.fn<() => VersionChoiceStorage>();
  const store = createPreferredVersionStore({ pluginId, persistence: 'none', storage });
  store.save('3.9');
  expect(store.read(known)).toBeNull();
  expect(storage).not.toHaveBeenCalled();
});

it('ST-05 blocked storage never throws and is told once', () => {
  const onBlocked = vi.fn<(error: unknown) => void>();
  const blocked = new Error('blocked');
  const store = createPreferredVersionStore({
    pluginId,
    persistence: 'localStorage',
    storage: () => {
      throw blocked;
    },
    onBlocked,
  });
  store.save('3.9');
  expect(store.read(known)).toBeNull();
  expect(onBlocked.mock.calls).toEqual([[blocked]]);
});

it('ST-05 full storage does not throw, with nobody to tell either', () => {
  const storage = makeStorage({ [key]: 'current' });
  const full = {
    ...storage,
    setItem: () => {
      throw new Error('full');
    },
  };
  const store = createPreferredVersionStore({ pluginId, persistence: 'localStorage', storage: () => full });
  expect(() => store.save('3.9')).not.toThrow();
  expect(store.read(known)).toBe('current');
});
