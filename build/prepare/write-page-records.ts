import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '@/lib/checks/export/served-files';
import { getHtmlFile, getRecordFile, recordDir, type PageRecord } from '@/lib/docs/page-record';
import type { SiteModel } from '@/lib/docs/types';
import { getLatestVersion } from '@/lib/docs/versions';
import { generatedDir } from '@/build/generated-dir';
import { writeIfChanged } from '@/lib/content/replace-file';

/** Writes the files whose text has changed, and removes all files in the folder that are not in `files`. */
async function writeFolder(dir: string, files: ReadonlyMap<string, string>): Promise<void> {
  await Promise.all([...files].map(([file, text]) => writeIfChanged(join(dir, file), text)));
  const gone = listFiles(dir).filter((file) => !files.has(file));
  await Promise.all(gone.map((file) => rm(join(dir, file))));
}

/**
 * Writes each page record and what its `main` element contains below `generated/pages`, and removes those of deleted
 * pages. If no page has the route `/`, the home page of the latest version is used there. `generated/pages.json` changes
 * with every page, so that open pages notice in development.
 * @see acceptance RT-01, RT-12, RT-13
 */
export async function writePageRecords(
  model: SiteModel,
  records: readonly PageRecord[],
  toHtml: (record: PageRecord) => string,
  dir = join(generatedDir, recordDir),
): Promise<void> {
  const byFile = new Map(records.map((record) => [getRecordFile(record.route), record]));
  const { docs, mainDocId } = getLatestVersion(model.versions);
  const main = docs.find(({ id }) => id === mainDocId);
  const mainRecord = main && byFile.get(getRecordFile(main.route));
  const top = getRecordFile('/');
  if (mainRecord && !byFile.has(top)) byFile.set(top, mainRecord);
  const texts = records.map((record) => [getHtmlFile(record.route), toHtml(record)] as const);
  const files = new Map([
    ...[...byFile].map(([file, record]) => [file, JSON.stringify(record)] as const),
    ...texts,
  ]);
  await writeFolder(dir, files);
  const revision = createHash('sha256')
    .update(JSON.stringify([...files]))
    .digest('hex')
    .slice(0, 16);
  await writeIfChanged(`${dir}.json`, `${JSON.stringify({ revision })}\n`);
}
