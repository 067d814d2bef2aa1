// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { createPreferredVersionStore } from '@/lib/docs/preferred-version';

type Options = Parameters<typeof createPreferredVersionStore>[0];
const usual: Options = { pluginId: 'default', persistence: 'localStorage', storage: () => localStorage };
const create = (more: Partial<Options> = {}) => createPreferredVersionStore({ ...usual, ...more });
const known = ['current', '3.9'];
const fail = () => {
  throw new Error('blocked');
};

beforeEach(() => localStorage.clear());

it('VER-13 each plugin has a name or none of its own', () => {
  const stored = { 'docs-preferred-version-default': '3.9', 'docs-preferred-version-api': 'v2', other: 'x' };
  Object.assign(localStorage, stored);
  const [docs, api, blog] = ['default', 'api', 'blog'].map((pluginId) => create({ pluginId }));
  expect(docs?.read(known)).toBe('3.9');
  expect(api?.read(['v1', 'v2'])).toBe('v2');
  expect(blog?.read(['v1'])).toBeNull();
  expect(api?.read(['v1'])).toBeNull();
  expect({ ...localStorage }).toEqual({ 'docs-preferred-version-default': '3.9', other: 'x' });
});

it('VER-14 with persistence off nothing is stored, read or even touched', () => {
  const storage = vi.fn<Options['storage']>();
  const store = create({ storage, persistence: 'none' });
  store.save('3.9');
  expect(store.read(known)).toBeNull();
  expect(storage).not.toHaveBeenCalled();
});

it('ST-05 blocked storage never throws and is told once', () => {
  const onBlocked = vi.fn<(error: unknown) => void>();
  const store = create({ storage: fail, onBlocked });
  store.save('3.9');
  expect(store.read(known)).toBeNull();
  expect(onBlocked.mock.calls).toEqual([[new Error('blocked')]]);
});

it('ST-05 full storage does not throw, with nobody to tell either', () => {
  const full = { getItem: () => 'current', setItem: fail, removeItem: fail };
  const store = create({ storage: () => full });
  expect(() => store.save('3.9')).not.toThrow();
  expect(store.read(known)).toBe('current');
});
