import { codeCopied, copyCodeHint, copyCodeLabel, toggleWordWrap } from '@/lib/i18n/messages/page-tools';
import { copyText } from './copy-text';
import { watchOverflow } from './watch-overflow';

/** Time in ms for which the copy button shows that the code was copied. @see acceptance DOC-23 */
const COPIED_FOR = 1000;

function setLabel(button: HTMLButtonElement, label: string, title = label) {
  button.title = title;
  button.setAttribute('aria-label', label);
}

function makeButton(kind: 'copy' | 'wrap'): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = `code-button code-button-${kind}`;
  return button;
}

async function copyCode(button: HTMLButtonElement, code: Element, announce: (text: string) => void) {
  if (!(await copyText((code.textContent ?? '').replace(/\n$/, '')))) return;
  button.dataset.copied = '';
  setLabel(button, codeCopied);
  announce(codeCopied);
  setTimeout(() => {
    delete button.dataset.copied;
    setLabel(button, copyCodeLabel, copyCodeHint);
    announce('');
  }, COPIED_FOR);
}

/** Adds buttons to a code block. Returns the wrap button, which is hidden at first, and an element with both. */
function addButtons(block: HTMLElement, announce: (text: string) => void) {
  const wrap = makeButton('wrap');
  const copy = makeButton('copy');
  setLabel(wrap, toggleWordWrap);
  setLabel(copy, copyCodeLabel, copyCodeHint);
  wrap.hidden = true;
  wrap.setAttribute('aria-pressed', 'false');
  wrap.addEventListener('click', () =>
    wrap.setAttribute('aria-pressed', String(block.toggleAttribute('data-wrap'))),
  );
  copy.addEventListener('click', () => {
    const code = block.querySelector('code');
    if (code) void copyCode(copy, code, announce);
  });
  const group = document.createElement('div');
  group.className = 'code-buttons';
  group.append(wrap, copy);
  block.append(group);
  return { wrap, group };
}

/**
 * Adds copy and wrap buttons to all code blocks in `root`, and lets keys scroll wide ones, until `signal` aborts.
 * @see acceptance DOC-23, DOC-24, DOC-25
 */
export function attachCodeButtons(
  root: ParentNode,
  signal: AbortSignal,
  announce: (text: string) => void,
): void {
  const added = new Map<HTMLElement, ReturnType<typeof addButtons>>();
  for (const block of root.querySelectorAll<HTMLElement>('.theme-code-block')) {
    const pre = block.querySelector('pre');
    if (pre && !block.querySelector('.code-buttons')) added.set(pre, addButtons(block, announce));
  }
  watchOverflow(added.keys(), signal, (pre, overflows) => {
    if (overflows) pre.tabIndex = 0;
    else pre.removeAttribute('tabindex');
    const wrap = added.get(pre)?.wrap;
    if (wrap) wrap.hidden = !overflows && !wrap.closest('[data-wrap]');
  });
  signal.addEventListener('abort', () => {
    for (const { group } of added.values()) group.remove();
  });
}
