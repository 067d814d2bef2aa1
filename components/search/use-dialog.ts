import { useEffect, useEffectEvent, useLayoutEffect, type KeyboardEvent, type RefObject } from 'react';

const focusable = 'a[href]:not([tabindex="-1"]), button, input';

/** Keeps the focus in: from the last control Tab leads to the first one, and back. */
function goRound(event: KeyboardEvent, dialog: HTMLElement) {
  const controls = [...dialog.querySelectorAll<HTMLElement>(focusable)].filter(
    (control) => control.offsetParent !== null,
  );
  const [from, to] = event.shiftKey ? [controls[0], controls.at(-1)] : [controls.at(-1), controls[0]];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}

/**
 * A modal dialog for as long as it is rendered: the page behind is inert, does not scroll and does not move. Escape
 * closes it, but not the Escape that ends the writing of a sign with several keys; so does a press outside.
 * @returns what the dialog element listens to
 * @see acceptance SM-08, SM-09, SM-29
 */
export function useDialog(dialog: RefObject<HTMLDialogElement | null>, onClose: () => void) {
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    document.body.classList.add('no-scroll');
    return () => {
      document.body.classList.remove('no-scroll');
      element?.close();
    };
  }, [dialog]);
  // The room kept for the scrollbar lies outside of any dialog: a press there is one on the root element.
  useEffect(() => {
    const onPress = ({ target }: Event) => target === document.documentElement && close();
    document.addEventListener('mousedown', onPress);
    return () => document.removeEventListener('mousedown', onPress);
  }, []);
  return {
    onKeyDown(event: KeyboardEvent<HTMLDialogElement>) {
      if (event.key === 'Tab') goRound(event, event.currentTarget);
      if (event.key !== 'Escape') return;
      event.preventDefault();
      if (!event.nativeEvent.isComposing && event.nativeEvent.keyCode !== 229) onClose();
    },
    // Comes without a key, too: the back gesture of a phone, which at times closes the dialog without asking.
    onCancel(event: { preventDefault(): void }) {
      event.preventDefault();
      onClose();
    },
    onClose({ currentTarget }: { currentTarget: HTMLDialogElement }) {
      if (currentTarget.isConnected && !currentTarget.open) onClose();
    },
    onMouseDown({ target }: { target: EventTarget }) {
      if (target === dialog.current) onClose();
    },
  };
}
