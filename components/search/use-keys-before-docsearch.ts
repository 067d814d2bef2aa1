import { useCallback, useRef, type KeyboardEvent } from 'react';
import { isNewTabEvent } from '@/components/link/routable-link';
import type { SearchStore } from './search-store';

const focusable = 'a[href]:not([tabindex="-1"]), button, input';

/** Keeps focus in the dialog: Tab on its last control moves to the first, and Shift+Tab on the first to the last. */
function wrapFocus(event: KeyboardEvent<HTMLElement>): void {
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>(focusable)].filter(
    (control) => control.offsetParent !== null,
  );
  const [from, to] = event.shiftKey ? [controls[0], controls.at(-1)] : [controls.at(-1), controls[0]];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}

interface KeysOptions {
  store: SearchStore;
  getInput: () => HTMLInputElement | null;
  close: () => void;
}

/**
 * Handles some keys before DocSearch does: its focus trap ignores our additional controls, Escape would close the
 * dialog during text composition, and Enter would open the first hit of the previous query.
 * @see acceptance SM-08, SM-18, SM-29
 */
export function useKeysBeforeDocSearch({ store, getInput, close }: KeysOptions) {
  /** Query whose first hit is to be opened as soon as the results arrive. */
  const awaited = useRef<string>(null);

  const onEnter = (event: KeyboardEvent<HTMLElement>) => {
    const query = getInput()?.value ?? '';
    if (event.target !== getInput() || isNewTabEvent(event) || query === '') return;
    if (query === store.getState().found?.question.query) return;
    awaited.current = query;
    event.preventDefault();
    event.stopPropagation();
  };
  // DocSearch would report that it finds nothing for a blank.
  const onSpace = (event: KeyboardEvent<HTMLElement>) => {
    if (event.target === getInput() && getInput()?.value === '') event.preventDefault();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, nativeEvent } = event;
    const isComposing = nativeEvent.isComposing || nativeEvent.keyCode === 229;
    awaited.current = null;
    if (isComposing || key === 'Escape' || key === 'Tab') event.stopPropagation();
    if (key === 'Escape') event.preventDefault();
    if (isComposing) return;
    if (key === 'Escape') close();
    if (key === 'Tab') wrapFocus(event);
    if (key === 'Enter') onEnter(event);
    if (key === ' ') onSpace(event);
  };
  const openAwaited = useCallback(() => {
    const { phase, found } = store.getState();
    if (phase !== 'idle' || !found || found.question.query !== awaited.current) return;
    awaited.current = null;
    getInput()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  }, [store, getInput]);

  return { onKeyDown, openAwaited };
}
