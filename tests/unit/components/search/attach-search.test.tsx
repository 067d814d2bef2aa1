// @vitest-environment happy-dom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { attachSearch } from '@/components/search/attach-search';
import { SearchButton } from '@/components/search/search-button';

vi.mock('@/components/shell/shell-config', () => ({
  shellConfig: { search: { openOnFocus: false } },
}));
vi.mock('@/components/search/search-dialog', () => ({
  preloadSearchEngine() {},
  default: function Dialog({ takeQuery, onClose }: { takeQuery: () => string; onClose: () => void }) {
    const [query] = useState(takeQuery);
    return <dialog onClick={onClose}>Query: “{query}”</dialog>;
  },
}));

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
const dialog = () => document.querySelector('dialog');

beforeEach(() => {
  render(<Bar />);
  fireEvent.click(screen.getByRole('button', { name: 'Attach' }));
});

afterEach(() => {
  delete window.early;
});

it('SM-03 the search opens on a click, but not on focus, if openOnFocus is off', async () => {
  act(() => button().focus());
  expect(dialog()).toBeNull();
  fireEvent.click(button());
  await waitFor(() => expect(dialog()?.textContent).toBe('Query: “”'));
  fireEvent.click(dialog() as HTMLElement);
});

it('SM-06 the search dialog first opens with what the reader typed before the site started', async () => {
  window.early = { sign: Promise.resolve(), text: 'ct scan' };
  for (const query of ['ct scan', '']) {
    fireEvent.click(button());
    await waitFor(() => expect(dialog()?.textContent).toBe(`Query: “${query}”`));
    fireEvent.click(dialog() as HTMLElement);
  }
});
