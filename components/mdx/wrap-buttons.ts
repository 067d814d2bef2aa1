import { toggleWordWrap } from '@/lib/i18n/messages/page-tools';
import { watchOverflow } from './watch-overflow';

/** Adds a button to a code block that wraps its long lines. */
function addWrapButton(block: HTMLElement): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'code-button code-button-wrap';
  button.title = toggleWordWrap;
  button.setAttribute('aria-label', toggleWordWrap);
  button.setAttribute('aria-pressed', 'false');
  button.addEventListener('click', () =>
    button.setAttribute('aria-pressed', String(block.toggleAttribute('data-wrap'))),
  );
  block.querySelector('.code-buttons')?.prepend(button);
  return button;
}

/**
 * Adds wrap buttons to the code blocks in `root` with long lines, and lets keys scroll those blocks, until `signal`
 * aborts. May be called again for the same blocks.
 * @see acceptance DOC-24, DOC-25
 */
export function attachWrapButtons(root: ParentNode, signal: AbortSignal): void {
  watchOverflow(root.querySelectorAll<HTMLElement>('.code-block > pre'), signal, (pre, overflows) => {
    if (overflows) pre.tabIndex = 0;
    else pre.removeAttribute('tabindex');
    const block = pre.parentElement as HTMLElement;
    const existing = block.querySelector<HTMLElement>('.code-button-wrap');
    const button = existing ?? (overflows ? addWrapButton(block) : undefined);
    if (button) button.hidden = !overflows && block.dataset.wrap === undefined;
  });
}
