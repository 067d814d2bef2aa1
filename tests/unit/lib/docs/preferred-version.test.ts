import { expect, it, vi } from 'vitest';
import { createPreferredVersionStore, type VersionChoiceStorage } from '@/lib/docs/preferred-version';

type Options = Parameters<typeof createPreferredVersionStore>[0];
const create = (storage: Options['storage'], more: Partial<Options> = {}) =>
  createPreferredVersionStore({ pluginId: 'default', persistence: 'localStorage', storage, ...more });
const fail = (message: string) => () => {
  throw new Error(message);
};

it('VER-13 each plugin has a name or none of its own', () => {
  const storage = makeStorage({ [key]: '3.9', 'docs-preferred-version-api': 'v2', other: 'x' });
  const [docs, api, blog] = ['default', 'api', 'blog'].map((pluginId) => create(() => storage, { pluginId }));
  expect(docs?.read(known)).toBe('3.9');
  expect(api?.read(['v1', 'v2'])).toBe('v2');
  expect(blog?.read(['v1'])).toBeNull();
  expect(api?.read(['v1'])).toBeNull();
  expect(docs?.read(known)).toBe('3.9');
});

it('VER-14 with persistence off nothing is stored, read or even touched', () => {
  const storage = vi.fn<Options['storage']>();
  const store = create(storage, { persistence: 'none' });
  store.save('3.9');
  expect(store.read(known)).toBeNull();
  expect(storage).not.toHaveBeenCalled();
});

it('ST-05 blocked storage never throws and is told once', () => {
  const onBlocked = vi.fn<(error: unknown) => void>();
  const store = create(fail('blocked'), { onBlocked });
  store.save('3.9');
  expect(store.read(known)).toBeNull();
  expect(onBlocked.mock.calls).toEqual([[new Error('blocked')]]);
});

it('ST-05 full storage does not throw, with nobody to tell either', () => {
  const full = { ...makeStorage({ [key]: 'current' }), setItem: fail('full') };
  const store = create(() => full);
  expect(() => store.save('3.9')).not.toThrow();
  expect(store.read(known)).toBe('current');
});
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
