/** Copies a text to the clipboard, even without TLS, where the clipboard API is missing. Returns true on success. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/**
 * Copies a text that must be loaded first, like `copyText`. Safari keeps the permission of the click meanwhile.
 * @throws the error with which the promise rejects
 */
export async function copyLoadedText(text: Promise<string>): Promise<boolean> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text.then(toBlob) })]);
    return true;
  } catch {
    return copyBySelection(await text);
  }
}

const toBlob = (text: string) => new Blob([text], { type: 'text/plain' });

function copyBySelection(text: string): boolean {
  const focused = document.activeElement as HTMLElement | null;
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'sr-only';
  document.body.append(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  focused?.focus();
  return copied;
}
