import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { LazyPart } from '@/components/lazy/lazy-part';
import { fetchChanges } from './fetch-changes';

/** Puts something into the page; nothing takes it away again. */
export type ShowPart = (part: ReactNode) => void;

const loadView = () => import('./changes-view');

interface OpenedProps {
  /** What the note says. */
  title: string;
  /** Title of the page. */
  page: string;
  onClose: () => void;
}

type Load = () => Promise<{ default: (props: OpenedProps) => ReactNode }>;

/** By address of the comparison, so that what arrived once is there at once. */
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

interface FrameProps {
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog around the spinner, or the box with "Retry", while the comparison is on its way; as that of the search. */
function Frame({ label, onClose, children }: FrameProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className="search-frame"
      aria-label={label}
      onClose={onClose}
      onMouseDown={({ target }) => target === dialog.current && dialog.current.close()}
    >
      {children}
    </dialog>
  );
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * Lets the note "Changed since …" open the comparison of the page in view.
 * @param show puts the comparison into the page
 * @returns stops it, and takes the comparison away
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
    const frame = (status: ReactNode) => (
      <Frame label={title} onClose={close}>
        {status}
      </Frame>
    );
    show(<LazyPart load={getLoader(address)} frame={frame} title={title} page={page} onClose={close} />);
  };
  const onClick = (event: MouseEvent) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    open();
  };
  // What opens something is a button, for the space bar, too.
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
