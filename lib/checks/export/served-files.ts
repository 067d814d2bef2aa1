import { readdirSync } from 'node:fs';
import path from 'node:path';
import { assetFolder } from '@/lib/browser/next-internals';
import { decodePath } from '@/lib/routing/decode-path';

/** The exported files as a static host would serve them. */
export interface ServedFiles {
  /** Pages by their file, each once: the copies `x/index.html` of `x.html` are left out. */
  pages: readonly string[];
  /** The file that answers a path (no base path, no query); undefined when none does. Case matters. */
  find(pathname: string): string | undefined;
}

/** Paths of all files below a folder, with `/`, in code-unit order. */
export function listFiles(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

/**
 * Lists an export. `/x` and `/x/` are answered by `x`, `x.html` or `x/index.html`.
 * @throws Error when there is no such folder
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
