import { memoize } from '@/lib/text/memoize';
import { readStoredFile, root } from './copy';

/** Path of the file with the whole search index, from the root of the copy. */
const indexFile = 'search-index.json';

const readIndex = memoize<void, Promise<Record<string, unknown>>>(
  async () => JSON.parse(await readStoredFile(root + indexFile)) as Record<string, unknown>,
);

/**
 * Replaces `lib/search/fetch-file.ts`: reads all parts of the index at once, because reading from a disk is fast.
 * @param path path of the part, as in `LoadIndexFile`
 * @throws Error if the copy has no such part
 */
export async function fetchSearchFile(path: string): Promise<unknown> {
  const part = (await readIndex())[path];
  if (part === undefined) throw new Error(`The offline copy has no part ${path} of the search index.`);
  return part;
}
