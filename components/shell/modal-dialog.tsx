import { useLayoutEffect, useRef, type DialogHTMLAttributes } from 'react';

/** Modal dialog that closes on a click outside. */
export function ModalDialog(props: DialogHTMLAttributes<HTMLDialogElement>) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      onMouseDown={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
      {...props}
    />
  );
}
