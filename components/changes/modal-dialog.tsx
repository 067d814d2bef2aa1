import { useLayoutEffect, useRef, type DialogHTMLAttributes } from 'react';

/** A modal dialog; a press outside closes it. */
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
