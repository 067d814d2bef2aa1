import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '@/lib/checks/export/served-files';

/** True if an exported file is part of the debug pages. */
export const isDebugFile = (file: string): boolean =>
  /^__debug(?:[./]|$)/.test(file) || file === 'site-data/debug.json';

/** Searches the text files of an export for strings. Returns `file: string` for each match. */
export function findInExport(outDir: string, texts: readonly string[], within = listFiles(outDir)): string[] {
  return within
    .filter((file) => /\.(?:html|txt|js|css|json|xml|map|conf)$|_redirects$/.test(file))
    .flatMap((file) => {
      const content = readFileSync(join(outDir, file), 'utf8');
      return texts.filter((text) => content.includes(text)).map((text) => `${file}: ${text}`);
    });
}
