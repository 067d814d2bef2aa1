'use client';

import { useEffect, useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { desktopBreakpoint } from '@/lib/site/constants';

/**
 * Shows a dialog as a modal while it is rendered: traps focus, and makes the page behind it inert and unscrollable. On
 * close, focus returns to the mobile menu button (NAV-27, NAV-28).
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>) {
  // Runs as a layout effect, because focus can only return to the button before React removes the dialog.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    document.body.classList.add('no-scroll');
    return () => {
      document.body.classList.remove('no-scroll');
      element?.close();
      document.querySelector<HTMLElement>('.navbar-toggle')?.focus({ preventScroll: true });
    };
  }, [dialog]);
}

/**
 * Calls `close` when the window reaches desktop width (NAV-25), and on a click on the scrollbar gutter, which is
 * outside the dialog and targets the root element.
 */
export function useAutoClose(close: () => void) {
  const onClose = useEffectEvent(close);
  useEffect(() => {
    const wide = matchMedia(`(min-width: ${desktopBreakpoint + 1}px)`);
    const onWide = () => wide.matches && onClose();
    const onPress = ({ target }: Event) => target === document.documentElement && onClose();
    const end = new AbortController();
    onWide();
    wide.addEventListener('change', onWide, { signal: end.signal });
    document.addEventListener('click', onPress, { signal: end.signal });
    return () => end.abort();
  }, []);
}
