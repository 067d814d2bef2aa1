// @vitest-environment happy-dom
import { runInThisContext } from 'node:vm';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ShellConfig } from '@/lib/site/shell-config';

type ColorModeConfig = ShellConfig['colorMode'];

const root = document.documentElement;

/** Imports the components with the given configuration. */
async function configure(colorMode: ColorModeConfig) {
  vi.resetModules();
  vi.doMock('@/components/shell/shell-config', () => ({ shellConfig: { colorMode } }));
  return import('@/components/shell/theme');
}

/** Mocks the color scheme that the system prefers. */
function preferSystem(scheme: 'dark' | 'light') {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: query.includes(scheme),
        addListener: () => {},
        removeListener: () => {},
      }) as unknown as MediaQueryList,
  );
}

/** The mode after only the inline script of next-themes has run. */
async function modeBeforePaint(config: ColorModeConfig) {
  const { ColorModeScript } = await configure(config);
  const html = renderToString(<ColorModeScript />);
  const scripts = [...html.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, text]) => text ?? '');
  expect(scripts).toHaveLength(1);
  runInThisContext(scripts.join(''));
  return root.dataset.theme;
}

beforeEach(() => preferSystem('dark'));

afterEach(() => {
  delete root.dataset.theme;
  vi.doUnmock('@/components/shell/shell-config');
});

it.each([
  ['CM-01 CM-06', 'light', 'the default applies on a first visit', 'light', false, null, 'dark'],
  ['CM-06', 'dark', 'the mode of the system wins if it is respected', 'light', true, null, 'dark'],
  ['CM-06', 'light', 'the mode of the system wins if it is respected', 'dark', true, null, 'light'],
  ['CM-02 CM-04 ST-01', 'light', 'a stored mode wins', 'dark', true, 'light', 'dark'],
] as const)(
  '%s the first paint is %s: %s',
  async (_, mode, _why, defaultMode, respectSystem, stored, system) => {
    if (stored) localStorage.setItem('theme', stored);
    preferSystem(system);
    expect(await modeBeforePaint({ defaultMode, respectSystem })).toBe(mode);
  },
);

it.each([
  ['the default', { defaultMode: 'light', respectSystem: false }],
  ['the system', { defaultMode: 'dark', respectSystem: true }],
] as const)('CM-03 CM-07 the toggle shows and changes a light mode that comes from %s', async (_, config) => {
  preferSystem('light');
  const { ColorModeProvider, ColorModeToggle } = await configure(config);
  render(
    <ColorModeProvider>
      <ColorModeToggle />
    </ColorModeProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: /currently light mode/ }));
  expect(screen.getByRole('button', { name: /currently dark mode/ })).toBeDefined();
  expect([root.dataset.theme, localStorage.getItem('theme')]).toEqual(['dark', 'dark']);
});
