import { copyLoadedText } from '@/lib/browser/copy-text';
import { codeCopied, copyAsMarkdown, copyFailed } from '@/lib/i18n/messages/page-tools';

/** Time in ms for which the button shows the result. */
const SHOWN_FOR = 2000;

async function loadText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: status ${response.status}`);
  return response.text();
}

/** Adds a button that loads and copies the Markdown version of a page after the link to it, until `signal` aborts. */
export function attachMarkdownCopy(signal: AbortSignal, announce: (text: string) => void): void {
  const link = document.querySelector<HTMLAnchorElement>('.view-markdown');
  if (!link) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = copyAsMarkdown;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = (message: string) => {
    if (signal.aborted) return;
    button.textContent = message;
    announce(message);
    clearTimeout(timer);
    timer = setTimeout(() => {
      button.textContent = copyAsMarkdown;
      announce('');
    }, SHOWN_FOR);
  };
  button.addEventListener('click', () => {
    copyLoadedText(loadText(link.href)).then(
      (copied) => show(copied ? codeCopied : copyFailed),
      () => show(copyFailed),
    );
  });
  link.after(button);
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    button.remove();
  });
}
