// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { removeUnknownColorMode } from '@/lib/browser/inline/remove-unknown-color-mode';
import { getInlineSettings } from '@/build/browser-scripts';
import { site } from '@/lib/site/config';
import { failToStore } from '@/tests/support/fail-to-store';

const settings = getInlineSettings(site);

it.each<[mode: string, respectSystem: boolean, kept: string | null]>([
  ...['xyz', '', 'system', 'null', '{"a":1}'].map((mode): [string, boolean, null] => [mode, false, null]),
  ['dark', false, 'dark'],
  ['light', false, 'light'],
  ['system', true, 'system'],
])(
  'CM-04 CM-06 CM-08 ST-01 a page changes the stored color mode "%s", if it respects the system (%s), to %s',
  (mode, respectSystem, kept) => {
    localStorage.setItem('theme', mode);
    removeUnknownColorMode({ ...settings, respectSystem });
    expect(localStorage.getItem('theme')).toBe(kept);
  },
);

it('CM-01 checking the stored color mode does not throw if the storage is blocked', () => {
  vi.stubGlobal('localStorage', { getItem: failToStore });
  expect(() => removeUnknownColorMode(settings)).not.toThrow();
});
