'use client';

import { useEffect, useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { desktopBreakpoint } from '@/lib/site/constants';

/**
 * Shows a dialog of the narrow layout as a modal while it is rendered: focus is trapped, the page behind it is inert
 * and does not scroll. Closing it returns focus to the button that opened it (NAV-27, NAV-28).
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>) {
  // Not an effect: focus can only be returned before the dialog is removed.
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
 * Closes at desktop width (NAV-25) and on a press outside the dialog. The scrollbar gutter is outside any dialog, so a
 * press there targets the root element.
 */
export function useClosing(close: () => void) {
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
