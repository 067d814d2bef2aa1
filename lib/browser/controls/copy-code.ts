import { codeCopied, copyCodeLabel } from '@/lib/i18n/messages/page-tools';
import { copyText } from '../copy-text';

/** Time in ms for which the copy button shows that the code was copied. @see acceptance DOC-23 */
const COPIED_FOR = 1000;

/** Names a copy button, and makes screen readers announce the status. */
function setState(button: HTMLElement, name: string, status: string) {
  button.setAttribute('aria-label', name);
  button.toggleAttribute('data-copied', status !== '');
  const region = document.querySelector('[data-page-behavior]');
  if (region) region.textContent = status;
}

async function onClick({ target }: Event) {
  const button = (target as Element).closest<HTMLElement>('.code-button-copy');
  const code = button?.closest('.code-block')?.querySelector('code')?.textContent;
  if (!button || typeof code !== 'string' || !(await copyText(code.replace(/\n$/, '')))) return;
  setState(button, codeCopied, codeCopied);
  setTimeout(() => setState(button, copyCodeLabel, ''), COPIED_FOR);
}

/** Makes the copy buttons of code blocks work, before and after the site has started. @see acceptance DOC-23 */
export function watchCopyButtons(): void {
  document.addEventListener('click', (event) => void onClick(event));
}
