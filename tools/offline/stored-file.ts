/**
 * Returns a script that sets the text of a file as a property of its own `<script>` element. Pages of `file://` cannot
 * fetch files, but they can run scripts; `browser/copy.ts` reads the text.
 */
export const storeAsScript = (text: string): string =>
  `document.currentScript.fileText = ${JSON.stringify(text)};\n`;
