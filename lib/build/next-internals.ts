/**
 * Everything in the build that relies on behavior of Next.js that its documentation does not promise, and nothing else.
 * `tests/build/next-internals.test.ts` checks each line against the finished export. The counterpart for the browser is
 * `lib/browser/next-internals.ts`.
 */
import { copyFile, mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { dataIndex, dataSuffix, notFoundPath } from '@/lib/browser/next-internals';

/** The parts of a page's data by segment, for `router.prefetch`, which the site does not use. */
const segmentFile = /(^|\/)__next\.[^/]*\.txt$/;
/** The route that `404.html` is exported from: a page, its data and their folder. */
const notFoundName = notFoundPath.slice(1);

/** Where one script with a page's data ends and the next one begins, when React has written them in pieces. */
export const dataSeam = '"])</script><script>self.__next_f.push([1,"';

/**
 * Removes the files of an export that no browser ever asks for.
 * @param files paths of all files
 * @returns the paths of those that are left
 */
export async function removeUnusedFiles(outDir: string, files: readonly string[]): Promise<string[]> {
  const isUnused = (file: string) => segmentFile.test(file) || file.split(/[./]/, 1)[0] === notFoundName;
  await Promise.all(files.filter(isUnused).map((file) => rm(join(outDir, file))));
  await rm(join(outDir, notFoundName), { recursive: true, force: true });
  return files.filter((file) => !isUnused(file));
}

/**
 * Writes a page's data as one script. React cuts it where it happens to pause, so that two builds of the same content
 * would differ.
 * @see acceptance VER-16
 */
export const joinPageData = (html: string) => html.replaceAll(dataSeam, '');

/**
 * Copies the data of a page whose address ends in a slash to where the router asks for it: `/faq.txt` to
 * `/faq/index.txt`.
 * @param path the page's path without the slash at its end
 * @throws Error when Next.js has written no data for the page
 */
export async function copyPageData(outDir: string, path: string): Promise<void> {
  const target = join(outDir, path, dataIndex);
  await mkdir(dirname(target), { recursive: true });
  await copyFile(join(outDir, path + dataSuffix), target);
}
