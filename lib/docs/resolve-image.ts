import path from 'node:path/posix';
import type { Doc } from '@/lib/content/types';
import { decodePath } from '@/lib/routing/decode-path';
import { splitHref } from '@/lib/routing/split-href';

/**
 * File that an image reference in a doc means, path from the project root: relative to the doc's folder, or below
 * `public/` when the address starts with a slash. Null for other hosts and `data:`.
 * @see acceptance BLD-09
 */
export function resolveImageFile(doc: Pick<Doc, 'file'>, src: string): string | null {
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(src)) return null;
  const file = decodePath(splitHref(src).path);
  return file.startsWith('/') ? path.join('public', file) : path.join(path.dirname(doc.file), file);
}
