declare global {
  interface Window {
    /** First character and first button that the reader pressed, for code that was not loaded yet. */
    firstPress?: { key?: KeyboardEvent; button?: HTMLElement };
  }
}

const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'focusin', 'click', 'error'];

/**
 * Resolves on the first sign of the reader, so that a slow device is not busy while it draws a page or for a page that
 * is only read. Resolves at once if the address leads to a heading, which may have to be revealed, if the page is
 * shown again, or if a script had to be loaded again.
 *
 * Keeps the first button and the first character that the reader presses, because the code for them may come too late,
 * and keeps the browser from searching on Ctrl+K.
 */
export function waitForSign(): Promise<void> {
  const presses: NonNullable<Window['firstPress']> = {};
  window.firstPress = presses;
  return new Promise((resolve) => {
    const onSign = () => resolve();
    for (const sign of signs) addEventListener(sign, onSign, { capture: true, once: true });
    const keepButton = ({ target }: Event) => {
      const button = (target as Element).closest('button');
      if (button) presses.button ??= button;
    };
    const keepKey = (event: KeyboardEvent) => {
      resolve();
      if (event.key.length > 1) return;
      presses.key ??= event;
      const isSearch = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
      if (isSearch && document.documentElement.dataset.searchKeys !== 'off') event.preventDefault();
    };
    addEventListener('pointerup', keepButton, true);
    addEventListener('keydown', keepKey, true);
    if (location.hash || history.state || document.documentElement.dataset.retried !== undefined) resolve();
  });
}
