import 'server-only';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Reads a text file in `generated` while a page is rendered. Unlike an import, this does not compile the file, so a
 * build does not compile the code again when the file changes.
 * @throws Error if the file does not exist
 */
export const readGeneratedText = (...names: readonly string[]): string =>
  readFileSync(path.join(/* turbopackIgnore: true */ process.cwd(), 'generated', ...names), 'utf8');

/**
 * Reads a JSON file in `generated` while a page is rendered.
 * @throws Error if the file does not exist or is not JSON
 */
export const readGenerated = <T>(...names: readonly string[]): T =>
  JSON.parse(readGeneratedText(...names)) as T;
