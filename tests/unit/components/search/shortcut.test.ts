// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { areShortcutsOn, setShortcutsOn } from '@/components/search/shortcut';
import { failToStore } from '@/tests/support/fail-to-store';

it('ST-05 the setting of search shortcuts lasts for the visit if storage is blocked, with one warning', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('localStorage', { setItem: failToStore });
  setShortcutsOn(false);
  vi.unstubAllGlobals();
  expect(areShortcutsOn()).toBe(false);
  expect(warn).toHaveBeenCalledOnce();
  setShortcutsOn(true);
});
