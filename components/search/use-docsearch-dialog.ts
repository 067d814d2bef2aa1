import { useCallback, useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { fixDocSearchMarkup, watchDocSearchMarkup } from './docsearch-fixes';

/** Makes DocSearch repeat the current search, which it does whenever its field receives focus. */
export function repeatQuery(input: HTMLInputElement | null): void {
  input?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}

/** Enters a query into DocSearch's field like a keystroke, because React ignores assignments to `value`. */
export function enterQuery(input: HTMLInputElement | null, query: string): void {
  if (!input) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, query);
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  input.focus();
}

const createElement = () => document.createElement('div');

/** Elements for DocSearch and additional controls, and the current query. */
export interface DocSearchHost {
  /** Element that DocSearch is rendered into. */
  host: HTMLElement;
  /** Element for additional controls in DocSearch's search bar; `footer` is for those in its footer. */
  bar: HTMLElement;
  footer: HTMLElement;
  query: string;
  getInput: () => HTMLInputElement | null;
}

/**
 * Shows DocSearch in a native modal dialog, which makes the page behind it inert. DocSearch is rendered outside the
 * document and inserted only after `fixDocSearchMarkup` has removed its forbidden `<style>` element.
 * @see acceptance SM-09, SM-29
 */
export function useDocSearchDialog(dialog: RefObject<HTMLDialogElement | null>): DocSearchHost {
  const [[host, bar, footer]] = useState(() => [createElement(), createElement(), createElement()] as const);
  const [query, setQuery] = useState('');

  useLayoutEffect(() => {
    const element = dialog.current;
    host.querySelector('.DocSearch-SearchBar')?.append(bar);
    host.querySelector('.DocSearch-Footer')?.append(footer);
    fixDocSearchMarkup(host);
    element?.prepend(host);
    element?.showModal();
    // Removes the margin that DocSearch adds for the scrollbar, because the page already reserves that space.
    document.body.style.marginRight = '';
    return () => element?.close();
  }, [dialog, host, bar, footer]);
  useEffect(() => watchDocSearchMarkup(host, setQuery), [host]);

  const getInput = useCallback(() => host.querySelector('input'), [host]);
  return { host, bar, footer, query, getInput };
}
