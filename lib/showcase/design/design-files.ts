import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SheetFile } from './read-sheet';

/** Colours, and the names of utilities, of the showcase: the source of all that the page states. */
const sheets = ['app/styles/showcase/tokens.css', 'app/styles/showcase/theme.css'];

/**
 * Reads the showcase's sheets.
 * @param root folder of the project
 * @throws the error of the file system when one is missing
 */
export function readDesignFiles(root: string): SheetFile[] {
  return sheets.map((file) => ({ file, css: readFileSync(path.join(root, file), 'utf8') }));
}
