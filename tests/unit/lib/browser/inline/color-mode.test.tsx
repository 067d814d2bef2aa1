// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { getInlineSettings } from '@/build/browser-scripts';
import { ColorModeToggle } from '@/components/shell/theme';
import { keepColorMode } from '@/lib/browser/inline/color-mode';
import { site } from '@/lib/site/config';

const root = document.documentElement;
const dispose: (() => void)[] = [];

afterEach(() => {
  for (const remove of dispose.splice(0)) remove();
  delete root.dataset.theme;
});

/** Runs the inline script with a stored mode, on a system with a mode. @returns changes the mode of the system */
function start(stored: string | null, options: { system?: string; respectSystem?: boolean } = {}) {
  if (stored !== null) localStorage.setItem('theme', stored);
  const system = Object.assign(new EventTarget(), { matches: options.system === 'light' });
  vi.spyOn(window, 'matchMedia').mockReturnValue(system as unknown as MediaQueryList);
  const add = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation((type: string, listener: unknown) => {
    add(type, listener as EventListener);
    dispose.push(() => window.removeEventListener(type, listener as EventListener));
  });
  keepColorMode({ ...getInlineSettings(site), respectSystem: options.respectSystem ?? false });
  return (matches: 'dark' | 'light') => {
    system.matches = matches === 'light';
    system.dispatchEvent(new Event('change'));
  };
}

it.each([
  [null, 'dark'],
  ['light', 'light'],
  ['dark', 'dark'],
  ['xyz', 'dark'],
  ['', 'dark'],
  ['system', 'dark'],
])(
  'CM-01 CM-04 CM-06 CM-08 ST-01 a stored "%s" gives the mode %s, whatever the system prefers',
  (stored, mode) => {
    start(stored, { system: 'light' })('dark');
    expect([root.dataset.theme, window.earlyMarks?.theme]).toEqual([mode, mode]);
  },
);

it('CM-06 follows the system if the site respects it, until the reader chooses a mode', () => {
  const change = start(null, { system: 'light', respectSystem: true });
  expect(root.dataset.theme).toBe('light');
  change('dark');
  expect(root.dataset.theme).toBe('dark');
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'light' })));
  change('dark');
  expect(root.dataset.theme).toBe('light');
});

it('CM-03 CM-05 CM-07 the toggle names and changes the mode, also after a change in another window', async () => {
  start(null);
  render(<ColorModeToggle />);
  await userEvent.click(screen.getByRole('button', { name: /currently dark mode/ }));
  expect([root.dataset.theme, localStorage.getItem('theme')]).toEqual(['light', 'light']);
  expect(await screen.findByRole('button', { name: /currently light mode/ })).toBeDefined();
  for (const key of ['theme', 'other'])
    dispatchEvent(new StorageEvent('storage', { key, newValue: key === 'theme' ? 'dark' : 'light' }));
  expect(await screen.findByRole('button', { name: /currently dark mode/ })).toBeDefined();
});

it('CM-09 the toggle works for the page if the storage is blocked', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked });
  dispose.push(() => vi.unstubAllGlobals());
  start(null);
  const { container } = render(<ColorModeToggle />);
  for (const mode of ['light', 'dark']) {
    act(() => container.querySelector('button')?.click());
    expect(root.dataset.theme).toBe(mode);
  }
});
