import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SheetFile } from './read-sheet';

/** The style sheets with the showcase's colors and the names of its utilities. */
const sheets = ['app/styles/showcase/tokens.css', 'app/styles/showcase/theme.css'];

/**
 * Reads the showcase's style sheets.
 *
 * @param root folder of the project
 * @throws Error when one is missing
 */
export function readDesignFiles(root: string): SheetFile[] {
  return sheets.map((file) => ({ file, css: readFileSync(path.join(root, file), 'utf8') }));
}
