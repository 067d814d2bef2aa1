import type { IndexFiles } from '@/lib/search/build-index';
import { getSearchFileAddress } from '@/lib/search/fetch-file';
import { writeStaticFiles } from './write-static-files';

/** Folders within `public` that contain the search index. */
const folders = ['search-index', 'assets/generated/search'];

/**
 * Writes the search index and removes the previous one.
 * @param dir `public` in development; the folder of the export in a build
 */
export function writeSearchFiles(files: IndexFiles, dir = 'public'): void {
  const entries = [...files].map(([path, text]) => [getSearchFileAddress(path), text] as const);
  writeStaticFiles(new Map(entries), folders, dir);
}
