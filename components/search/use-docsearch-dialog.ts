import { useCallback, useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { fixDocSearch, watchDocSearch } from './docsearch-fixes';

/** Makes DocSearch repeat the current search, which it does whenever its field receives focus. */
export function refreshDocSearch(input: HTMLInputElement | null): void {
  input?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}

/** Enters a query into DocSearch's field as a user would: React ignores a value that is only assigned. */
export function writeQuery(input: HTMLInputElement | null, query: string): void {
  if (!input) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, query);
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  input.focus();
}

const createElement = () => document.createElement('div');

/** The element that DocSearch is rendered into, and its query. */
export interface DocSearchHost {
  /** Element for the portal. */
  host: HTMLElement;
  /** Elements in DocSearch's search bar and footer, for additional controls. */
  bar: HTMLElement;
  footer: HTMLElement;
  query: string;
  getInput: () => HTMLInputElement | null;
}

/**
 * Shows DocSearch in a native modal dialog, which makes the page behind it inert. DocSearch is rendered outside the
 * document and fixed before it is inserted, because some of its elements must never be in the page.
 * @see acceptance SM-09, SM-29
 */
export function useDocSearchDialog(dialog: RefObject<HTMLDialogElement | null>): DocSearchHost {
  const [[host, bar, footer]] = useState(() => [createElement(), createElement(), createElement()] as const);
  const [query, setQuery] = useState('');

  useLayoutEffect(() => {
    const element = dialog.current;
    host.querySelector('.DocSearch-SearchBar')?.append(bar);
    host.querySelector('.DocSearch-Footer')?.append(footer);
    fixDocSearch(host);
    element?.prepend(host);
    element?.showModal();
    // DocSearch reserves space for the scrollbar, but the page already does.
    document.body.style.marginRight = '';
    return () => element?.close();
  }, [dialog, host, bar, footer]);
  useEffect(() => watchDocSearch(host, setQuery), [host]);

  const getInput = useCallback(() => host.querySelector('input'), [host]);
  return { host, bar, footer, query, getInput };
}
