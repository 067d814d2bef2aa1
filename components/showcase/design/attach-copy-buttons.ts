import { copyText } from '@/lib/browser/copy-text';

/** Milliseconds for which a button confirms that it has copied a value, as in code blocks. @see acceptance DOC-23 */
const CONFIRMATION_DURATION = 1000;

function createButton(code: HTMLElement): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'copy-value';
  const label = document.createElement('span');
  label.className = 'sr-only';
  label.textContent = `, copy ${code.dataset['copy'] ?? ''}`;
  code.replaceWith(button);
  button.append(code, label);
  return button;
}

/**
 * Turns each value below `root` into a button that copies the value. Without JavaScript, the values are plain text.
 * @param announce makes screen readers announce a message
 * @returns a function that turns the buttons back into text
 * @see acceptance SC-03
 */
export function attachCopyButtons(root: ParentNode, announce: (text: string) => void): () => void {
  let endConfirmation = () => {};
  const copy = async (button: HTMLButtonElement, text: string) => {
    const copied = await copyText(text);
    endConfirmation();
    announce(copied ? `Copied ${text}` : `${text} could not be copied`);
    if (!copied) return;
    button.dataset['copied'] = '';
    const timer = setTimeout(() => endConfirmation(), CONFIRMATION_DURATION);
    endConfirmation = () => {
      clearTimeout(timer);
      delete button.dataset['copied'];
      announce('');
      endConfirmation = () => {};
    };
  };
  const buttons = [...root.querySelectorAll<HTMLElement>('code[data-copy]')].map((code) => {
    const button = createButton(code);
    button.addEventListener('click', () => void copy(button, code.textContent ?? ''));
    return { button, code };
  });
  return () => {
    endConfirmation();
    for (const { button, code } of buttons) button.replaceWith(code);
  };
}
