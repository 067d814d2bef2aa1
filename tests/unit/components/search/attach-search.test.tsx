// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { attachSearch } from '@/components/search/attach-search';
import { SearchButton } from '@/components/search/search-button';

const search = vi.hoisted(() => ({ path: '/search', openOnFocus: true }));
vi.mock('@/components/shell/shell-config', () => ({ shell: { search } }));
/** The dialog does not arrive: what stands in for it is the same for all ways of opening. */
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
const pressChord = () => fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });

describe('the search button', () => {
  beforeEach(() => {
    search.openOnFocus = true;
    render(<Bar />);
    fireEvent.click(screen.getByRole('button', { name: 'Attach' }));
  });
  afterEach(() => {
    if (isOpen()) pressChord();
    cleanup();
  });

  it('SM-03 SM-09 opens the dialog by focus, and takes the focus back without opening it again', () => {
    act(() => button().focus());
    expect(isOpen()).toBe(true);
    pressChord();
    expect([isOpen(), document.activeElement]).toEqual([false, button()]);
  });

  it('SM-03 with the setting off, focus does not open it; a click does', () => {
    search.openOnFocus = false;
    act(() => button().focus());
    expect(isOpen()).toBe(false);
    fireEvent.click(button());
    expect(isOpen()).toBe(true);
  });

  it('SM-06 SM-07 a sign typed on it opens it; commands do not', () => {
    search.openOnFocus = false;
    act(() => button().focus());
    fireEvent.keyDown(button(), { key: 'f', ctrlKey: true });
    fireEvent.keyDown(button(), { key: 'Tab' });
    expect(isOpen()).toBe(false);
    fireEvent.keyDown(button(), { key: 'm' });
    expect(isOpen()).toBe(true);
  });
});
