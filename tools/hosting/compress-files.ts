import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { listFiles } from '@/lib/checks/export/served-files';

const isText = (file: string) => /\.(?:html|txt|md|css|js|json|xml|atom|svg)$/.test(file);

/** Smaller files gain nothing, because they fit into one packet anyway. */
const LEAST_BYTES = 1024;

/** The best quality of Brotli takes long, so it is for the files that every page loads (decision 168). */
const getQuality = (file: string) => (/\.(?:js|css)$/.test(file) ? 11 : 5);

const compressWithBrotli = (data: Buffer, file: string) =>
  promisify(brotliCompress)(data, { params: { [constants.BROTLI_PARAM_QUALITY]: getQuality(file) } });

const encoders = {
  '.br': compressWithBrotli,
  '.gz': (data: Buffer) => promisify(gzip)(data, { level: 9 }),
};

/**
 * Compresses the text files of an export: writes `x.html.br` and `x.html.gz` beside `x.html`. Equal files are
 * compressed once.
 * @returns number of files, and their size before and after in bytes
 * @throws Error if the folder does not exist
 */
export async function compressFiles(dir: string) {
  const waiting = listFiles(dir).filter(isText);
  const results = new Map<string, Promise<[suffix: string, data: Buffer][]>>();
  const total = { files: 0, bytes: 0, brotli: 0, gzip: 0 };

  async function compress(data: Buffer, file: string) {
    const tasks = Object.entries(encoders).map(async ([suffix, encode]): Promise<[string, Buffer]> => [
      suffix,
      await encode(data, file),
    ]);
    return Promise.all(tasks);
  }

  async function work(): Promise<void> {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      const target = join(dir, file);
      const data = await readFile(target);
      if (data.length < LEAST_BYTES) continue;
      const key = createHash('sha256').update(data).digest('base64');
      const result = results.get(key) ?? compress(data, file);
      results.set(key, result);
      const written = await result;
      for (const [suffix, compressed] of written) await writeFile(target + suffix, compressed);
      total.files += 1;
      total.bytes += data.length;
      total.brotli += written[0]?.[1].length ?? 0;
      total.gzip += written[1]?.[1].length ?? 0;
    }
  }
  // Node.js compresses in a pool of four threads.
  await Promise.all([work(), work(), work(), work()]);
  return total;
}
