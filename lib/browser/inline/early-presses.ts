import type { InlineSettings } from './settings';

declare global {
  interface Window {
    /** What the reader did before the site started; see `watchReader`. */
    early?: { sign: Promise<unknown>; button?: HTMLElement | undefined; key?: KeyboardEvent };
  }
}

const signs = ['pointerdown', 'touchstart', 'pointermove', 'wheel', 'scroll', 'keydown', 'focusin', 'click'];

/** Controls whose code arrives with the scripts. Others are links, popovers, or parts that fold without scripts. */
const scripted = 'button, a.menu-toggle, .dropdown-trigger';

/** Switches the color mode as next-themes does, which reads the stored mode when it starts. False if storage is blocked. */
function switchColorMode(key: string): boolean {
  const { dataset } = document.documentElement;
  const mode = dataset.theme === 'dark' ? 'light' : 'dark';
  try {
    localStorage.setItem(key, mode);
    dataset.theme = mode;
    return true;
  } catch {
    return false;
  }
}

/** True if a press on a dropdown only opens its list, as with keys and touch; a mouse follows its link (NAV-18). */
const opensList = (trigger: Element, event: MouseEvent) =>
  trigger.getAttribute('href') === '#' || (event as Partial<PointerEvent>).pointerType !== 'mouse';

/**
 * Answers what the reader does before the site has started: switches the color mode, opens dropdowns, whose style shows
 * them while they have focus, and keeps the last press on another control that needs scripts, and the first key
 * that opens the search, for `repeatEarlyPress` and `attachSearch`. `early.sign` resolves on the reader's first sign.
 */
export function watchReader({ keys }: Pick<InlineSettings, 'keys'>): void {
  const { dataset } = document.documentElement;
  const sign = new Promise((resolve) => {
    for (const type of signs) addEventListener(type, resolve, { capture: true, once: true });
  });
  const early: NonNullable<Window['early']> = (window.early = { sign });
  const isWaiting = (control: Element) =>
    dataset.hasHydrated !== 'true' ||
    (control.matches('.tab-list > *') && document.querySelector('[data-page-behavior="false"]'));

  const onClick = (event: MouseEvent) => {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>(scripted) : null;
    if (!control || !isWaiting(control) || (control as HTMLButtonElement).popoverTargetElement) return;
    if (control.matches('.dropdown-trigger')) {
      if (!opensList(control, event)) return;
      control.focus();
    } else if (!control.matches('.color-toggle') || !switchColorMode(keys.colorMode)) early.button = control;
    event.preventDefault();
  };
  const onKey = (event: KeyboardEvent) => {
    if (dataset.hasHydrated === 'true') return;
    const isChord = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
    if (isChord || event.key === '/') early.key ??= event;
    if (isChord && dataset.searchKeys !== 'off') event.preventDefault();
  };
  addEventListener('click', onClick, true);
  addEventListener('keydown', onKey, true);
}
