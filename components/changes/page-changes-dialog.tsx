import { closeChangesDialog } from '@/lib/i18n/messages/page-tools';
import type { MouseEvent } from 'react';
import { isNewTabEvent } from '@/components/link/routable-link';
import { ShellIcon } from '@/components/shell/icons';
import { ModalDialog } from '@/components/shell/modal-dialog';
import { trustHtml } from '@/lib/browser/trusted-html';
import './page-changes-dialog.css';

export interface PageChangesDialogProps {
  /** Comparison of the page with its previous version, as HTML. */
  html: string;
  /** Text of the note that the reader clicked. */
  title: string;
  /** Title of the page. */
  page: string;
  onClose: () => void;
}

/** Shows what has changed on a page since the previous version, in a dialog that scrolls as a whole. */
export function PageChangesDialog({ html, title, page, onClose }: PageChangesDialogProps) {
  // Closes the dialog on a click on a link, even one that leads to a section of the page behind it.
  const onClick = (event: MouseEvent<HTMLDialogElement>) => {
    const closing = isNewTabEvent(event) ? '.changes-close' : 'a, .changes-close';
    if ((event.target as Element).closest(closing)) event.currentTarget.close();
  };

  return (
    <ModalDialog className="changes" aria-labelledby="changes-title" onClose={onClose} onClick={onClick}>
      <header className="changes-head">
        <h2 id="changes-title">
          <span>{title}</span> {page}
        </h2>
        <button type="button" className="icon-button changes-close" aria-label={closeChangesDialog}>
          <ShellIcon name="close" />
        </button>
      </header>
      <div className="changes-body prose" dangerouslySetInnerHTML={{ __html: trustHtml(html) }} />
    </ModalDialog>
  );
}
