import { readdirSync } from 'node:fs';
import path from 'node:path';
import { assetFolder } from '@/lib/browser/next-internals';
import { decodePath } from '@/lib/routing/decode-path';

/** The exported files, looked up as a static host does. */
export interface ServedFiles {
  /** Paths of the HTML files of all pages, without the copies `x/index.html` of `x.html`. */
  pages: readonly string[];
  /** Returns the file that is served for a path without base path and query; undefined if none. Case-sensitive. */
  find(pathname: string): string | undefined;
}

/** Lists all files below a folder, as paths relative to that folder with forward slashes, in code-unit order. */
export function listFiles(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

/** Lists the files of an export, without the copies `x.html.br` and `x.html.gz` that `npm run hosting:compress` adds. */
export function listExportedFiles(outDir: string): string[] {
  const files = listFiles(outDir);
  const known = new Set(files);
  return files.filter((file) => !/\.(?:br|gz)$/.test(file) || !known.has(file.slice(0, -3)));
}

/**
 * Lists the files of an export. The paths `/x` and `/x/` are both served from `x`, `x.html` or `x/index.html`.
 * @throws Error if the folder does not exist
 * @see acceptance RT-20, RT-22
 */
export function listServedFiles(outDir: string): ServedFiles {
  const files = new Set(listFiles(outDir));
  const originalOf = (file: string) => file.replace(/\/index\.html$/, '.html');
  const isCopy = (file: string) => originalOf(file) !== file && files.has(originalOf(file));

  function find(pathname: string): string | undefined {
    const bare = decodePath(pathname).replace(/^\/+|\/+$/g, '');
    if (bare === '') return 'index.html';
    const file = [bare, `${bare}.html`, `${bare}/index.html`].find((candidate) => files.has(candidate));
    return file !== undefined && isCopy(file) ? originalOf(file) : file;
  }

  const pages = [...files].filter(
    (file) => file.endsWith('.html') && !`/${file}`.startsWith(assetFolder) && !isCopy(file),
  );
  return { pages, find };
}
