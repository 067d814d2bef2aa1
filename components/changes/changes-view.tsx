import { closeChanges } from '@/lib/i18n/messages/page-tools';
import { useLayoutEffect, useRef, type MouseEvent } from 'react';
import { CloseIcon } from '@/components/shell/icons';
import './changes-view.css';

interface ChangesViewProps {
  /** The published comparison, as HTML. */
  html: string;
  /** Text of the note. */
  title: string;
  /** Title of the page. */
  page: string;
  onClose: () => void;
}

/** Shows what changed on a page since the previous version, in a dialog that scrolls as a whole. */
export function ChangesView({ html, title, page, onClose }: ChangesViewProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    dialog.current?.showModal();
    document.body.classList.add('no-scroll');
    return () => document.body.classList.remove('no-scroll');
  }, []);

  const close = () => dialog.current?.close();
  const onMouseDown = ({ target }: MouseEvent) => {
    if (target === dialog.current) close();
  };
  // Links leave the dialog, including those to a section of the page behind it.
  const onClick = ({ target, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => {
    const isPlain = !metaKey && !ctrlKey && !shiftKey && !altKey;
    if (isPlain && target instanceof Element && target.closest('a')) close();
  };

  return (
    <dialog
      ref={dialog}
      className="changes"
      aria-labelledby="changes-title"
      onClose={onClose}
      onMouseDown={onMouseDown}
      onClick={onClick}
    >
      <div className="changes-sheet">
        <header className="changes-head">
          <h2 id="changes-title">
            <span>{title}</span> {page}
          </h2>
          <button type="button" className="changes-close" aria-label={closeChanges} onClick={close}>
            <CloseIcon />
          </button>
        </header>
        <div className="changes-body prose" dangerouslySetInnerHTML={{ __html: html }} />
      </div>
    </dialog>
  );
}
