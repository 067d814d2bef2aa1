// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

beforeEach(() => preferSystem('dark'));

afterEach(() => {
  delete root.dataset.theme;
  vi.doUnmock('@/components/shell/shell-config');
});

it.each([
  ['the default', { defaultMode: 'light', respectSystem: false }],
  ['the system', { defaultMode: 'dark', respectSystem: true }],
] as const)(
  'CM-03 CM-07 the color-mode toggle changes the light mode of %s to dark, and stores the choice',
  async (_, config) => {
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
  },
);
