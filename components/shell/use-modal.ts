'use client';

import { useEffect, useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { desktopBreakpoint } from '@/lib/site/constants';

/**
 * Shows a dialog of the narrow layout as a modal one as long as it is rendered: focus stays in it, the page behind is
 * inert and does not scroll; once closed, the button that opened it has the focus again (NAV-27, NAV-28).
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>) {
  // Not an effect: the focus can only be handed back before the dialog is gone.
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
 * Closes at desktop width (NAV-25), and on a press beside the dialog: the room kept for the scrollbar lies outside of
 * any dialog, a press there is one on the root element.
 */
export function useClosing(close: () => void) {
  const onClose = useEffectEvent(close);
  useEffect(() => {
    const wide = matchMedia(`(min-width: ${desktopBreakpoint + 1}px)`);
    const onWide = () => wide.matches && onClose();
    const onPress = ({ target }: Event) => target === document.documentElement && onClose();
    onWide();
    wide.addEventListener('change', onWide);
    document.addEventListener('click', onPress);
    return () => {
      wide.removeEventListener('change', onWide);
      document.removeEventListener('click', onPress);
    };
  }, []);
}
