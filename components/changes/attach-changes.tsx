import type { ReactNode } from 'react';
import { LazyPart } from '@/components/lazy/lazy-part';
import { ModalDialog } from './modal-dialog';

/** Renders `part` in the page, in place of the previous one; null removes it. */
export type ShowPart = (part: ReactNode) => void;

const loadView = () => import('./changes-view');

/**
 * Fetches a comparison.
 * @param address URL as in the served HTML
 * @throws Error when it cannot be loaded, or is not a comparison
 */
async function fetchChanges(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The host answered ${response.status}.`);
  const { html } = (await response.json()) as { html?: unknown };
  if (typeof html !== 'string') throw new Error('The host answered something else.');
  return html;
}

interface OpenedProps {
  /** Text of the note. */
  title: string;
  /** Title of the page. */
  page: string;
  onClose: () => void;
}

type Load = () => Promise<{ default: (props: OpenedProps) => ReactNode }>;

/** Loaders by address of the comparison, so that a comparison that has been loaded is shown immediately. */
const loaders = new Map<string, Load>();

function getLoader(address: string): Load {
  const load =
    loaders.get(address) ??
    (async () => {
      const [{ ChangesView }, html] = await Promise.all([loadView(), fetchChanges(address)]);
      return { default: (props: OpenedProps) => <ChangesView html={html} {...props} /> };
    });
  loaders.set(address, load);
  return load;
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * Makes the note "Changed since …" open the comparison of the current page.
 * @param show renders the comparison in the page; null removes it
 * @returns a function that detaches the listeners and removes the comparison
 */
export function attachChanges(root: ParentNode, show: ShowPart): () => void {
  const note = root.querySelector<HTMLAnchorElement>('.change-note[data-changes]');
  const address = note?.dataset['changes'];
  if (!note || !address) return () => {};
  const close = () => {
    show(null);
    note.focus({ preventScroll: true });
  };
  const open = () => {
    const title = note.textContent;
    const page = root.querySelector('main h1')?.textContent ?? '';
    // The spinner, or the box with "Retry", in a dialog that looks like that of the search.
    const frame = (status: ReactNode) => (
      <ModalDialog className="search-frame" aria-label={title} onClose={close}>
        {status}
      </ModalDialog>
    );
    show(<LazyPart load={getLoader(address)} frame={frame} title={title} page={page} onClose={close} />);
  };
  const onClick = (event: MouseEvent) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    open();
  };
  // The note acts as a button, so the space bar must work as well.
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    open();
  };
  note.setAttribute('role', 'button');
  note.setAttribute('aria-haspopup', 'dialog');
  note.addEventListener('click', onClick);
  note.addEventListener('keydown', onKey);
  return () => {
    note.removeAttribute('role');
    note.removeAttribute('aria-haspopup');
    note.removeEventListener('click', onClick);
    note.removeEventListener('keydown', onKey);
    show(null);
  };
}
