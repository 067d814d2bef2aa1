// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { createPreferredVersionStore } from '@/lib/docs/preferred-version';
import { failToStore } from '@/tests/support/fail-to-store';

const create = (pluginId = 'default') => createPreferredVersionStore(pluginId, 'localStorage');
const known = ['current', '3.9'];

it('VER-13 the reader’s version is read for each docs plugin separately, and an unknown one is removed', () => {
  const stored = { 'docs-preferred-version-default': '3.9', 'docs-preferred-version-api': 'v2', other: 'x' };
  Object.assign(localStorage, stored);
  const [docs, api, blog] = ['default', 'api', 'blog'].map(create);
  expect(docs?.read(known)).toBe('3.9');
  expect(api?.read(['v1', 'v2'])).toBe('v2');
  expect(blog?.read(['v1'])).toBeNull();
  expect(api?.read(['v1'])).toBeNull();
  expect({ ...localStorage }).toEqual({ 'docs-preferred-version-default': '3.9', other: 'x' });
});

it('VER-14 the reader’s version is never read or stored if the configuration turns this off', () => {
  const names = ['getItem', 'setItem', 'removeItem'];
  const storage = Object.fromEntries(names.map((name) => [name, vi.fn<() => void>()]));
  vi.stubGlobal('localStorage', storage);
  const store = createPreferredVersionStore('default', 'none');
  store.save('3.9');
  expect(store.read(known)).toBeNull();
  for (const method of Object.values(storage)) expect(method).not.toHaveBeenCalled();
});

it('ST-05 storing the reader’s version does not throw if the storage is full', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('localStorage', { getItem: () => 'current', setItem: failToStore, removeItem: failToStore });
  const store = create();
  expect(() => store.save('3.9')).not.toThrow();
  expect(store.read(known)).toBe('current');
});
