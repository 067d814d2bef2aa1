import { codeCopied, copyCodeLabel, copyFailed } from '@/lib/i18n/messages/page-tools';
import { copyText } from '../copy-text';

/** Time in ms for which the copy button shows the result. @see acceptance DOC-23 */
const COPIED_FOR = 1000;

/** Names a copy button, and makes screen readers announce the status. */
function setState(button: HTMLElement, name: string, status: string) {
  button.setAttribute('aria-label', name);
  button.toggleAttribute('data-copied', status === codeCopied);
  const region = document.querySelector('[data-page-behavior]');
  if (region) region.textContent = status;
}

/** Copies the code of the pressed button. If the browser forbids it, the code is selected for copying by hand. */
async function onClick({ target }: Event) {
  const button = (target as Element).closest<HTMLElement>('.code-button-copy');
  const code = button?.closest('.code-block')?.querySelector('code');
  if (!button || !code) return;
  const copied = await copyText((code.textContent ?? '').replace(/\n$/, ''));
  if (!copied) getSelection()?.selectAllChildren(code);
  const status = copied ? codeCopied : copyFailed;
  setState(button, status, status);
  setTimeout(() => setState(button, copyCodeLabel, ''), COPIED_FOR);
}

/** Makes the copy buttons of code blocks work, before and after the site has started. @see acceptance DOC-23 */
export function watchCopyButtons(): void {
  document.addEventListener('click', (event) => void onClick(event));
}
