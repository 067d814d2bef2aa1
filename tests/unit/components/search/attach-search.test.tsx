// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { attachSearch } from '@/components/search/attach-search';
import { SearchButton } from '@/components/search/search-button';

vi.mock('@/components/shell/shell-config', () => ({
  shellConfig: { search: { path: '/search', openOnFocus: false } },
}));
/** The dialog fails to load; its replacement opens in the same ways. */
vi.mock('@/components/search/search-scope', () => {
  throw new Error('lost');
});

function Bar() {
  const [dialog, showDialog] = useState<ReactNode>();
  return (
    <>
      <SearchButton />
      <button onClick={() => attachSearch(showDialog)}>Attach</button>
      {dialog}
    </>
  );
}

const button = () => screen.getByRole('button', { name: /^Search/ });
const isOpen = () => document.querySelector('dialog') !== null;

it('SM-03 the search opens on a click, but not on focus, if openOnFocus is off', () => {
  render(<Bar />);
  fireEvent.click(screen.getByRole('button', { name: 'Attach' }));
  act(() => button().focus());
  expect(isOpen()).toBe(false);
  fireEvent.click(button());
  expect(isOpen()).toBe(true);
});
