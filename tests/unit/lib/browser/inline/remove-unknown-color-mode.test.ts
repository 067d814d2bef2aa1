// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { removeUnknownColorMode } from '@/lib/browser/inline/remove-unknown-color-mode';
import { getInlineSettings } from '@/build/browser-scripts';
import { site } from '@/lib/site/config';
import { failToStore } from '@/tests/support/fail-to-store';

const settings = getInlineSettings(site);

it.each(['xyz', '', 'system', 'null', '{"a":1}'])(
  'CM-08 a page removes the unknown color mode "%s" from the storage',
  (mode) => {
    localStorage.setItem('theme', mode);
    removeUnknownColorMode({ ...settings, respectSystem: false });
    expect(localStorage.getItem('theme')).toBeNull();
  },
);

it.each([
  ['dark', false],
  ['light', false],
  ['system', true],
])(
  'CM-04 CM-06 ST-01 a page keeps the color mode "%s" in the storage if the site knows it',
  (mode, respectSystem) => {
    localStorage.setItem('theme', mode);
    removeUnknownColorMode({ ...settings, respectSystem });
    expect(localStorage.getItem('theme')).toBe(mode);
  },
);

it('CM-01 checking the stored color mode does not throw if the storage is blocked', () => {
  vi.stubGlobal('localStorage', { getItem: failToStore });
  expect(() => removeUnknownColorMode(settings)).not.toThrow();
});
