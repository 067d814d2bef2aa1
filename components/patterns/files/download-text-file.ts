/** A text file that the browser creates for the user to download. */
export interface TextFile {
  name: string;
  /** Media type, e.g. `text/csv`. */
  type: string;
  text: string;
}

/** Downloads a text file. CSV files get a byte order mark, so that spreadsheets read them as UTF-8. */
export function downloadTextFile({ name, type, text }: TextFile): void {
  const parts = type === 'text/csv' ? ['\uFEFF', text] : [text];
  const address = URL.createObjectURL(new Blob(parts, { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Returns a file name in which spaces and characters that file systems reject are replaced with hyphens. */
export function toFileName(text: string, extension: string): string {
  const stem = text
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N}._-]+/gu, '-')
    .replaceAll(/^[-.]+|[-.]+$/gu, '');
  return `${stem || 'export'}.${extension}`;
}
