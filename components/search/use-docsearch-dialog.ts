import { useCallback, useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { mendDocSearch, watchDocSearch } from './docsearch-mends';

/** Has DocSearch search again for what is in the field: it does so whenever the field gets the focus. */
export function refreshDocSearch(input: HTMLInputElement | null): void {
  input?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}

/** Writes a query into DocSearch's field as a reader would: React ignores a value that is merely assigned. */
export function writeQuery(input: HTMLInputElement | null, query: string): void {
  if (!input) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, query);
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  input.focus();
}

const createElement = () => document.createElement('div');

/** Where DocSearch is drawn, and what is in its field. */
export interface DocSearchHost {
  /** The portal's element. */
  host: HTMLElement;
  /** Elements in the bar and in the footer of DocSearch, for what is added there. */
  bar: HTMLElement;
  footer: HTMLElement;
  query: string;
  getInput: () => HTMLInputElement | null;
}

/**
 * Shows DocSearch in a native modal dialog, which makes the page behind it inert. It is drawn outside of the page, and
 * corrected before it comes in, since some of it must never be there.
 * @see acceptance SM-09, SM-29
 */
export function useDocSearchDialog(dialog: RefObject<HTMLDialogElement | null>): DocSearchHost {
  const [[host, bar, footer]] = useState(() => [createElement(), createElement(), createElement()] as const);
  const [query, setQuery] = useState('');

  useLayoutEffect(() => {
    const element = dialog.current;
    host.querySelector('.DocSearch-SearchBar')?.append(bar);
    host.querySelector('.DocSearch-Footer')?.append(footer);
    mendDocSearch(host);
    element?.prepend(host);
    element?.showModal();
    // DocSearch leaves space for the scrollbar, but the page does so itself.
    document.body.style.marginRight = '';
    return () => element?.close();
  }, [dialog, host, bar, footer]);
  useEffect(() => watchDocSearch(host, setQuery), [host]);

  const getInput = useCallback(() => host.querySelector('input'), [host]);
  return { host, bar, footer, query, getInput };
}
