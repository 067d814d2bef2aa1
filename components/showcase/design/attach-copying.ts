import { copyText } from '@/components/mdx/copy-text';

/** ms for which a button says that it copied, as those of code blocks do. @see acceptance DOC-23 */
const COPIED_FOR = 1000;

function makeButton(code: HTMLElement): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'copy-value';
  const what = document.createElement('span');
  what.className = 'sr-only';
  what.textContent = `, copy ${code.dataset['copy'] ?? ''}`;
  code.replaceWith(button);
  button.append(code, what);
  return button;
}

/**
 * Makes a button of each value below `root`, which puts the value on the clipboard and says so. Without scripts the
 * values are text.
 * @param announce says something to screen readers
 * @returns makes text of them again
 * @see acceptance SC-03
 */
export function attachCopying(root: ParentNode, announce: (text: string) => void): () => void {
  const timers = new Map<HTMLButtonElement, ReturnType<typeof setTimeout>>();
  const settle = (button: HTMLButtonElement) => {
    clearTimeout(timers.get(button));
    timers.delete(button);
    delete button.dataset['copied'];
  };
  const copy = async (button: HTMLButtonElement, text: string) => {
    const copied = await copyText(text);
    announce(copied ? `Copied ${text}` : `${text} could not be copied`);
    if (!copied) return;
    settle(button);
    button.dataset['copied'] = '';
    timers.set(
      button,
      setTimeout(() => {
        settle(button);
        announce('');
      }, COPIED_FOR),
    );
  };
  const buttons = [...root.querySelectorAll<HTMLElement>('code[data-copy]')].map((code) => {
    const button = makeButton(code);
    button.addEventListener('click', () => void copy(button, code.textContent ?? ''));
    return { button, code };
  });
  return () => {
    for (const { button, code } of buttons) {
      settle(button);
      button.replaceWith(code);
    }
  };
}
