import { textControls } from '../controls/text-controls';
import { isCharacterKey, isCtrlOrCmdK, isEditableElement } from '../key-presses';
import type { InlineSettings } from './settings';

declare global {
  interface Window {
    /** What the reader did before the site started; see `watchReader`. */
    early?: { sign: Promise<unknown>; button?: HTMLElement | undefined; key?: KeyboardEvent; text?: string };
  }
}

const signs = ['pointerdown', 'pointermove', 'scroll', 'keydown', 'focusin'];

/** Controls whose code arrives with the scripts. Others are links, popovers, or parts that fold without scripts. */
const scripted = 'button:not([popovertarget]), a.menu-toggle, .dropdown-trigger';

/**
 * Answers what the reader does before the site has started: switches the color mode, which next-themes reads from the
 * storage when it starts, and moves the focus to a dropdown, whose style then shows the list. Keeps the last press on
 * another control that needs scripts, the first key that opens the search, and what is then typed, for
 * `attachControls`, `HydrationMark` and `attachSearch`.
 * `early.sign` resolves on the reader's first sign.
 */
export function watchReader({ keys }: Pick<InlineSettings, 'keys'>): void {
  const { dataset } = document.documentElement;
  const listen = (type: string, listener: (event: Event) => void) => addEventListener(type, listener, true);
  const early: NonNullable<Window['early']> & { text: string } = {
    sign: new Promise((resolve) => {
      for (const type of signs) listen(type, resolve);
    }),
    text: '',
  };
  window.early = early;
  const hasStarted = () => dataset.hasHydrated === 'true';

  listen('click', (event) => {
    const control = (event.target as Element).closest<HTMLElement>(scripted);
    const works = control?.matches(textControls) ? Boolean(window.showTabs) : hasStarted();
    if (!control || works) return;
    event.preventDefault();
    control.focus();
    if (control.matches('.dropdown-trigger')) return;
    if (!control.matches('.color-toggle')) return void Object.assign(early, { button: control, text: '' });
    const mode = dataset.theme === 'dark' ? 'light' : 'dark';
    try {
      localStorage.setItem(keys.colorMode, mode);
      dataset.theme = mode;
    } catch {
      early.button = control;
    }
  });
  listen('keydown', (event) => {
    const press = event as KeyboardEvent;
    if (hasStarted()) return;
    const isTyped = isCharacterKey(press) && !isEditableElement(press.target);
    if (isTyped && (early.key || early.button?.matches('.DocSearch-Button'))) early.text += press.key;
    else if ((isTyped ? press.key === '/' : isCtrlOrCmdK(press)) && dataset.searchKeys !== 'off')
      early.key ??= press;
    else return;
    // Otherwise, Firefox searches the page, and Space scrolls it.
    event.preventDefault();
  });
}
