import type { ReactNode } from 'react';
import { LazyPart } from '@/components/lazy/lazy-part';
import { isNewTabEvent } from '@/components/link/routable-link';
import { ModalDialog } from '@/components/shell/modal-dialog';
import type { PageChangesDialogProps } from './page-changes-dialog';

const loadView = () => import('./page-changes-dialog');

/** Fetches the comparison of a page with its previous version, as HTML. */
async function fetchChanges(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The host responded with status ${response.status}.`);
  const { html } = (await response.json()) as { html?: unknown };
  if (typeof html !== 'string') throw new Error('The response is not a comparison.');
  return html;
}

type OpenedProps = Omit<PageChangesDialogProps, 'html'>;
type Load = () => Promise<{ default: (props: OpenedProps) => ReactNode }>;

/** Load functions by address of the comparison, reused so that `LazyPart` shows a loaded comparison immediately. */
const loaders = new Map<string, Load>();

function getLoader(address: string): Load {
  const load =
    loaders.get(address) ??
    (async () => {
      const [{ PageChangesDialog }, html] = await Promise.all([loadView(), fetchChanges(address)]);
      return { default: (props: OpenedProps) => <PageChangesDialog html={html} {...props} /> };
    });
  loaders.set(address, load);
  return load;
}

/**
 * Makes the note "Changed since …" open the comparison of the current page, until `signal` aborts.
 * @param show renders the comparison in the page; null removes it
 */
export function attachChangesDialog(signal: AbortSignal, show: (part: ReactNode) => void): void {
  const note = document.querySelector<HTMLAnchorElement>('.change-note[data-changes]');
  const address = note?.dataset['changes'];
  if (!note || !address) return;
  const close = () => {
    show(null);
    note.focus({ preventScroll: true });
  };
  const open = (event: MouseEvent) => {
    if (event.button !== 0 || isNewTabEvent(event)) return;
    event.preventDefault();
    const title = note.textContent;
    const page = document.querySelector('main h1')?.textContent ?? '';
    // Shows the spinner or the error box in a dialog that looks like the search dialog.
    const frame = (status: ReactNode) => (
      <ModalDialog className="search-frame" aria-label={title} onClose={close}>
        {status}
      </ModalDialog>
    );
    show(<LazyPart load={getLoader(address)} frame={frame} title={title} page={page} onClose={close} />);
  };
  // The note acts as a button, so the space bar must work as well.
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    note.click();
  };
  note.setAttribute('role', 'button');
  note.setAttribute('aria-haspopup', 'dialog');
  note.addEventListener('click', open, { signal });
  note.addEventListener('keydown', onKey, { signal });
  signal.addEventListener('abort', () => {
    note.removeAttribute('role');
    note.removeAttribute('aria-haspopup');
    show(null);
  });
}
