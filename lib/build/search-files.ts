import type { IndexFiles } from '@/lib/search/build-index';
import { getSearchFileAddress } from '@/lib/search/fetch-file';
import { writeStaticFiles } from './write-static-files';

/** Folders of the index below the static files. */
const folders = ['search-index', 'assets/generated/search'];

/**
 * Writes the search index in place of an older one.
 * @param dir folder of the static files in development; a build writes the index straight into the export
 */
export function writeSearchFiles(files: IndexFiles, dir = 'public'): void {
  const entries = [...files].map(([path, text]) => [getSearchFileAddress(path), text] as const);
  writeStaticFiles(new Map(entries), folders, dir);
}
