import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '@/lib/checks/export/served-files';
import { getRecordFile, getRecordRoute, recordDir, type PageRecord } from '@/lib/docs/page-record';
import type { SiteModel } from '@/lib/docs/types';
import { getLatestVersion } from '@/lib/docs/versions';
import { decodePath } from '@/lib/routing/decode-path';
import { getPageTextAddress, pageTextFolder } from '@/lib/routing/page-text';
import { generatedDir } from './generated';
import { writeIfChanged } from './write-if-changed';

/** Writes the files of a folder that have changed, and removes all others. */
async function writeFolder(dir: string, files: ReadonlyMap<string, string>): Promise<void> {
  await Promise.all([...files].map(([file, text]) => writeIfChanged(join(dir, file), text)));
  const gone = listFiles(dir).filter((file) => !files.has(file));
  await Promise.all(gone.map((file) => rm(join(dir, file))));
}

/**
 * Writes one JSON file for each page below `generated/pages` and its text below `public/page-text`, and removes those of
 * pages that are gone. A site without a page at its top shows the home of the latest version there. `generated/pages.json`
 * changes with any of them, for development.
 *
 * @see acceptance RT-01, RT-12, RT-13
 */
export async function writePageRecords(
  model: SiteModel,
  records: readonly PageRecord[],
  dir = join(generatedDir, recordDir),
  textDir = join('public', pageTextFolder),
): Promise<void> {
  const byFile = new Map(records.map((record) => [getRecordFile(getRecordRoute(record)), record]));
  const { docs, mainDocId } = getLatestVersion(model.versions);
  const main = docs.find(({ id }) => id === mainDocId);
  const mainRecord = main && byFile.get(getRecordFile(main.route));
  const top = getRecordFile('/');
  if (mainRecord && !byFile.has(top)) byFile.set(top, mainRecord);
  const files = new Map([...byFile].map(([file, record]) => [file, JSON.stringify(record)]));
  await writeFolder(dir, files);
  await writeFolder(textDir, new Map(records.map((record) => [getTextFile(record), record.html])));
  const revision = createHash('sha256')
    .update(JSON.stringify([...files]))
    .digest('hex')
    .slice(0, 16);
  await writeIfChanged(`${dir}.json`, `${JSON.stringify({ revision })}\n`);
}

/** File of a page's text, below its folder. */
const getTextFile = (record: PageRecord) =>
  decodePath(getPageTextAddress(getRecordRoute(record))).slice(pageTextFolder.length + 1);
