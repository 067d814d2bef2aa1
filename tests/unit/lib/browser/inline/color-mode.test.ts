// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { applyColorMode } from '@/lib/browser/inline/color-mode';
import { getInlineSettings } from '@/build/browser-scripts';
import { site } from '@/lib/site/config';

const settings = getInlineSettings(site);
const { dataset } = document.documentElement;

const preferSystem = (scheme: string) =>
  vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ matches: query?.includes(scheme) }) as MediaQueryList);

beforeEach(() => preferSystem('dark'));
afterEach(() => {
  delete dataset.theme;
});

it.each([
  ['CM-01 CM-06 shows light on a first visit if it is the default', 'light', 'light', false, null, 'dark'],
  ['CM-06 shows dark if the site follows the system', 'dark', 'light', true, null, 'dark'],
  ['CM-06 shows light if the site follows the system', 'light', 'dark', true, null, 'light'],
  ['CM-02 CM-04 ST-01 shows the stored mode', 'light', 'dark', true, 'light', 'dark'],
  ['CM-06 shows the mode of the system if "system" is stored', 'light', 'dark', true, 'system', 'light'],
] as const)('%s', (_, mode, defaultMode, respectSystem, stored, system) => {
  if (stored) localStorage.setItem('theme', stored);
  preferSystem(system);
  applyColorMode({ ...settings, defaultMode, respectSystem });
  expect([dataset.theme, localStorage.getItem('theme')]).toEqual([mode, stored]);
});

it.each(['xyz', '', 'system', 'null', '{"a":1}'])(
  'CM-08 removes a stored "%s" and shows the default',
  (mode) => {
    localStorage.setItem('theme', mode);
    applyColorMode({ ...settings, defaultMode: 'dark', respectSystem: false });
    expect([dataset.theme, localStorage.getItem('theme')]).toEqual(['dark', null]);
  },
);

it('CM-01 shows the default if the storage is blocked', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
  applyColorMode({ ...settings, defaultMode: 'dark', respectSystem: false });
  expect(dataset.theme).toBe('dark');
});
