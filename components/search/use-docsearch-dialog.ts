import { useCallback, useEffect, useLayoutEffect, useState, type RefObject } from 'react';

/** Attributes of DocSearch's container that are invalid because it is neither a button nor a combobox. */
const invalidOnContainer = [
  'role',
  'tabindex',
  'aria-expanded',
  'aria-haspopup',
  'aria-controls',
  'aria-labelledby',
];

/** Sets an attribute unless it already has the value, because each assignment makes the browser compute styles. */
function setChanged(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

function fixList(section: Element, index: number): string {
  const title = section.querySelector('.DocSearch-Hit-source');
  const list = section.querySelector('ul');
  if (!title || !list) return '';
  setChanged(title, 'id', `docsearch-title-${index}`);
  setChanged(list, 'id', `docsearch-list-${index}`);
  setChanged(list, 'role', 'tree');
  setChanged(list, 'aria-labelledby', title.id);
  for (const item of list.children) {
    setChanged(item, 'role', 'treeitem');
    const name = item.querySelector('.DocSearch-Hit-title')?.textContent ?? '';
    for (const button of item.querySelectorAll('button'))
      setChanged(button, 'aria-label', `${button.title}: ${name}`);
  }
  return list.id;
}

/**
 * Fixes roles, names and ids in DocSearch 3.9: its container has the role `button`, all its lists have the same id, and
 * its options contain links, which only tree items may contain.
 * @see acceptance SM-29
 */
function fixDocSearchMarkup(host: HTMLElement): void {
  const container = host.querySelector('.DocSearch-Container');
  for (const name of invalidOnContainer) container?.removeAttribute(name);
  // Removes a `<style>` element, which the Content Security Policy forbids.
  host.querySelector('.DocSearch-Logo style')?.remove();
  const lists = [...host.querySelectorAll('.DocSearch-Hits')].map(fixList);
  const input = host.querySelector('input');
  if (!input) return;
  setChanged(input, 'role', 'combobox');
  setChanged(input, 'aria-autocomplete', 'list');
  setChanged(input, 'aria-haspopup', 'tree');
  setChanged(input, 'aria-expanded', String(lists.length > 0));
  if (lists.length > 0) setChanged(input, 'aria-controls', lists.join(' '));
  else input.removeAttribute('aria-controls');
}

/** Makes DocSearch repeat the current search, which it does whenever its field receives focus. */
export function repeatQuery(input: HTMLInputElement | null): void {
  input?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}

/**
 * Makes DocSearch show the same hits again, with their texts, which have arrived. It then selects the first hit, so
 * this is left out if the reader has selected another one with the keyboard.
 */
export function showTexts(): void {
  const hits = document.querySelectorAll('.DocSearch-Hit');
  const selected = [...hits].findIndex((hit) => hit.matches('[aria-selected="true"]:not(:hover)'));
  if (selected < 1) repeatQuery(document.querySelector<HTMLInputElement>('.DocSearch-Input'));
}

/** Enters a query into DocSearch's field like a keystroke, because React ignores assignments to `value`. */
export function enterQuery(input: HTMLInputElement | null, query: string): void {
  if (!input) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, query);
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  input.focus();
}

const createElement = () => document.createElement('div');

/**
 * Shows DocSearch in a native modal dialog, which makes the page behind it inert. DocSearch is rendered outside the
 * document and inserted only after `fixDocSearchMarkup` has removed its forbidden `<style>` element.
 * @returns the element to render DocSearch into, elements for additional controls in its search bar and its footer, the
 * current query, and a function that returns DocSearch's field
 * @see acceptance SM-09, SM-29
 */
export function useDocSearchDialog(dialog: RefObject<HTMLDialogElement | null>) {
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
  useEffect(() => {
    const observer = new MutationObserver(() => {
      fixDocSearchMarkup(host);
      observer.takeRecords();
      setQuery(host.querySelector('input')?.value ?? '');
    });
    observer.observe(host, {
      childList: true,
      subtree: true,
      attributeFilter: ['role', 'value', 'aria-controls', 'aria-expanded', 'aria-activedescendant'],
    });
    return () => observer.disconnect();
  }, [host]);

  const getInput = useCallback(() => host.querySelector('input'), [host]);
  return { host, bar, footer, query, getInput };
}
