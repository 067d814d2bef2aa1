/**
 * Copies a text to the clipboard, even without TLS, where the clipboard API is missing. Returns true on success.
 * @param text a promise if the text must be loaded first; Safari then keeps the permission of the click
 * @throws the error with which the promise rejects
 */
export async function copyText(text: string | Promise<string>): Promise<boolean> {
  try {
    if (typeof text === 'string') await navigator.clipboard.writeText(text);
    else await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text.then(toBlob) })]);
    return true;
  } catch {
    return copyBySelection(await text);
  }
}

const toBlob = (text: string) => new Blob([text], { type: 'text/plain' });

function copyBySelection(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'sr-only';
  document.body.append(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return copied;
}
