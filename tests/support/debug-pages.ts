import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** Every file of an export, with `/`. */
export const listExport = (outDir: string): string[] =>
  readdirSync(outDir, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(outDir.length + 1))
    .map((file) => file.split(sep).join('/'));

/** Whether a file of an export belongs to the debug area. */
export const isDebugFile = (file: string): boolean =>
  /^__debug(?:[./]|$)/.test(file) || file === 'site-data/debug.json';

/** Text files of an export that contain one of the texts. */
export function findInExport(
  outDir: string,
  texts: readonly string[],
  within = listExport(outDir),
): string[] {
  return within
    .filter((file) => /\.(?:html|txt|js|css|json|xml|map|conf)$|_redirects$/.test(file))
    .flatMap((file) => {
      const content = readFileSync(join(outDir, file), 'utf8');
      return texts.filter((text) => content.includes(text)).map((text) => `${file}: ${text}`);
    });
}
