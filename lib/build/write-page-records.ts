import { createHash } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { getRecordRoute, type PageRecord } from '@/lib/docs/page-record';
import { getRecordFile, recordDir } from '@/lib/docs/record-file';
import type { SiteModel } from '@/lib/docs/types';
import { getLatestVersion } from '@/lib/docs/versions';
import { generatedDir } from './generated';
import { writeIfChanged } from './write-if-changed';

/**
 * Writes one JSON file for each page below `generated/pages`, and removes those of pages that are gone. A site without a
 * page at its top shows the home of the latest version there. `generated/pages.json` changes with any of them, for
 * development.
 *
 * @see acceptance RT-01, RT-12, RT-13
 */
export async function writePageRecords(
  model: SiteModel,
  records: readonly PageRecord[],
  dir = join(generatedDir, recordDir),
): Promise<void> {
  const files = new Map(
    records.map((record) => [getRecordFile(getRecordRoute(record)), JSON.stringify(record)]),
  );
  const { docs, mainDocId } = getLatestVersion(model.versions);
  const main = docs.find(({ id }) => id === mainDocId);
  const mainRecord = main && files.get(getRecordFile(main.route));
  const top = getRecordFile('/');
  if (mainRecord && !files.has(top)) files.set(top, mainRecord);
  await Promise.all([...files].map(([file, text]) => writeIfChanged(join(dir, file), text)));
  const present = await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => []);
  const written = new Set([...files.keys()].map((file) => join(dir, file)));
  const gone = present
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !written.has(file));
  await Promise.all(gone.map((file) => rm(file)));
  const revision = createHash('sha256')
    .update(JSON.stringify([...files]))
    .digest('hex')
    .slice(0, 16);
  await writeIfChanged(`${dir}.json`, `${JSON.stringify({ revision })}\n`);
}
