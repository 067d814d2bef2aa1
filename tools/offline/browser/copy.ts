import type { OfflineCopy } from '../offline-copy';

declare global {
  interface Window {
    offlineCopy: OfflineCopy;
  }
  interface HTMLScriptElement {
    /** Content of a file that is stored as a script, which the script sets when it runs. */
    fileText?: string;
  }
}

/** The copy that this page belongs to. */
export const { offlineCopy } = window;

/** Relative address of the copy's root folder. */
export const root = document.documentElement.dataset.root ?? './';

/** Route of this page on the site. */
export const route = document.querySelector<HTMLMetaElement>('meta[name="route"]')?.content ?? '/';

/**
 * Reads a file of the copy. Browsers don't let pages of `file://` fetch files, but they run scripts, so such files are
 * stored as scripts: `x.json` as `x.json.js`.
 * @param address address of the file, without `.js`
 * @throws Error if the file cannot be read
 */
export function readStoredFile(address: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => reject(new Error(`The file ${address} of the offline copy cannot be read.`));
    script.addEventListener('load', () => {
      script.remove();
      if (script.fileText === undefined) fail();
      else resolve(script.fileText);
    });
    script.addEventListener('error', fail);
    script.src = `${address}.js`;
    document.head.append(script);
  });
}
