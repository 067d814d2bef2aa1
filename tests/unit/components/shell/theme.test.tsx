// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

const root = document.documentElement;

it.each([
  ['the default', { defaultMode: 'light', respectSystem: false }],
  ['the system', { defaultMode: 'dark', respectSystem: true }],
] as const)(
  'CM-03 CM-07 the color-mode toggle changes the light mode of %s to dark, and stores the choice',
  async (_, colorMode) => {
    vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
      const list = { matches: query.includes('light'), addListener() {}, removeListener() {} };
      return list as unknown as MediaQueryList;
    });
    vi.resetModules();
    vi.doMock('@/components/shell/shell-config', () => ({ shellConfig: { colorMode } }));
    const { ColorModeProvider, ColorModeToggle } = await import('@/components/shell/theme');
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
