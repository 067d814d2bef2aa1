import { searchButtonLabel } from '@/lib/i18n/messages/shell';
import type { KeyboardEvent as ReactKeyboardEvent, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { isCharacterKey, isCtrlOrCmdK, isEditableElement } from '@/lib/browser/key-presses';
import { whenIdle } from '@/lib/browser/when-idle';
import { LazyPart, loadPart } from '@/components/lazy/lazy-part';
import { LoadError } from '@/components/lazy/load-error';
import { ErrorBoundary } from '@/components/shell/error-boundary';
import { ModalDialog } from '@/components/shell/modal-dialog';
import { shellConfig } from '@/components/shell/shell-config';
import { areShortcutsOn } from './shortcut';

const load = () => import('./search-dialog');

/** Renders the search dialog in the navbar; null removes the dialog. */
let show: ((dialog: ReactNode) => void) | undefined;
let isOpen = false;
/** Text typed before the dialog was loaded. */
let typed = '';
/** Element that gets the focus when the dialog closes. */
let opener: Element | null = null;
/** True from when the search button gets the focus back until it loses it. Typing there must not open the dialog again. */
let hasReturned = false;

const findButton = () => document.querySelector<HTMLElement>('.DocSearch-Button');
const isButton = (target: EventTarget | null) =>
  target instanceof Element && target.closest('.DocSearch-Button') !== null;

/** Loads the search dialog and engine (SM-28). Ignores failures, because opening the dialog tries again. */
function loadAhead() {
  loadPart(load)
    .then(load)
    .then(({ preloadSearchEngine }) => preloadSearchEngine(true))
    .catch(() => {});
}

/** Records text that is typed before the dialog is loaded. Space on a button presses it. */
const onTyping = ({ nativeEvent, target }: ReactKeyboardEvent) => {
  const isPress = nativeEvent.key === ' ' && target instanceof HTMLButtonElement;
  if (isCharacterKey(nativeEvent) && !isPress) typed += nativeEvent.key;
};

/** Dialog with a spinner or an error box, shown until the search dialog is loaded. */
const frame = (status: ReactNode) => (
  <ModalDialog className="search-frame" aria-label={searchButtonLabel} onKeyDown={onTyping} onClose={close}>
    {status}
  </ModalDialog>
);

const takeTyped = () => typed;

function open(query = '', from = document.activeElement) {
  if (isOpen) return;
  isOpen = true;
  opener = from;
  typed = query + (window.early?.text ?? '');
  delete window.early?.text;
  const failed = (error: unknown) =>
    frame(<LoadError message={String(error)} times={2} busy={false} onRetry={reopen} />);
  flushSync(() =>
    show?.(
      <ErrorBoundary fallback={failed}>
        <LazyPart load={load} frame={frame} takeQuery={takeTyped} onClose={close} />
      </ErrorBoundary>,
    ),
  );
}

/** Closes the search dialog and gives the focus back, without opening the dialog again by that (SM-03, SM-09). */
function close() {
  isOpen = false;
  hasReturned = isButton(opener);
  flushSync(() => show?.(null));
  if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  hasReturned = isButton(document.activeElement);
}

function reopen() {
  close();
  open();
}

const opensByTyping = ({ target, key }: KeyboardEvent) =>
  isButton(target) && !hasReturned && /[\p{L}\p{N}]/u.test(key);

function onKey(event: KeyboardEvent) {
  const chord = isCtrlOrCmdK(event) && areShortcutsOn();
  if (chord && isOpen) close();
  else if (chord) open();
  else if (isOpen || !isCharacterKey(event)) return;
  else if (opensByTyping(event)) open(event.key);
  else if (event.key === '/' && areShortcutsOn() && !isEditableElement(event.target)) open();
  else return;
  event.preventDefault();
}

/**
 * Opens the search dialog when the search button receives keyboard focus, but not when it regains focus because the
 * reader returns to the window. If the focus comes from a click, the click opens the dialog instead.
 */
function watchFocus() {
  let pressing = false;
  let away = false;
  document.addEventListener('mousedown', ({ target }) => {
    pressing = isButton(target);
  });
  document.addEventListener('mouseup', () => {
    pressing = false;
  });
  addEventListener('blur', () => {
    away = isButton(document.activeElement);
  });
  document.addEventListener('focusin', ({ target }) => {
    if (!isButton(target)) return;
    const isNew = !pressing && !away && !hasReturned;
    pressing = away = false;
    if (isNew && shellConfig.search.openOnFocus) open();
  });
  document.addEventListener('focusout', ({ target }) => {
    if (isButton(target)) hasReturned = false;
  });
  // Browsers click a button when Space is released.
  document.addEventListener('keyup', (event) => {
    if (event.key === ' ' && hasReturned) event.preventDefault();
  });
}

/**
 * Makes the search button and the keyboard shortcuts open the search dialog, which is loaded when the browser is idle.
 * Another call only replaces `showDialog`.
 * @see acceptance SM-02..SM-07, SM-28, NV-20
 */
export function attachSearch(showDialog: (dialog: ReactNode) => void) {
  const before = show;
  show = showDialog;
  if (before) return;
  document.addEventListener('click', (event) => {
    if (!isButton(event.target)) return;
    event.preventDefault();
    open('', findButton());
  });
  document.addEventListener('keydown', onKey);
  watchFocus();
  document.documentElement.dataset.search = 'ready';
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (!connection?.saveData) whenIdle(loadAhead);
  // A key that was pressed before this code was loaded.
  if (window.early?.key) onKey(window.early.key);
}
