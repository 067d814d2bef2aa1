import { createHash } from 'node:crypto';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { ResolvedImage } from '@/lib/mdx/types';
import { responsiveImages } from '@/lib/site/constants';
import { replaceFile } from './replace-file';
import { createServedImage } from './served-image';
import type { Problem } from './types';
import { toProblem } from './validate-keys';

/** An image that a page shows. */
export interface ImageRequest {
  /** Absolute path. */
  file: string;
  /** Where it is used, for messages; without it problems name the image itself. */
  usedAt?: Pick<Problem, 'file' | 'line' | 'column'>;
}

/** Served images by the absolute path of their source, and what is wrong with the others. */
export interface ProcessedImages {
  images: Map<string, ResolvedImage>;
  problems: Problem[];
}

/** Goes into the names of records: other numbers or another layout of records make new ones. */
const recordVersion = `1-${Object.values(responsiveImages).join('-')}`;

/**
 * Copies content images to the served folder and makes their smaller versions. Finished images are recorded by a hash of
 * their content, so a second run does nothing. Never throws for what an author did.
 *
 * @param requests images, each file any number of times
 * @param root project root
 * @see acceptance DOC-28, DOC-31, CON-04, BLD-09
 */
export async function processImages(
  requests: readonly ImageRequest[],
  root = process.cwd(),
): Promise<ProcessedImages> {
  const result: ProcessedImages = { images: new Map(), problems: [] };
  const queue = [...new Map(requests.map((request) => [request.file, request])).values()];
  const work = async (): Promise<void> => {
    for (let request = queue.shift(); request; request = queue.shift()) {
      const done = await processImage(request.file, root);
      if (typeof done === 'string')
        result.problems.push(...createProblems(requests, request.file, done, root));
      else result.images.set(request.file, done);
    }
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), 4) }, work));
  return result;
}

/** The served image, or what is wrong with it. */
async function processImage(file: string, root: string): Promise<ResolvedImage | string> {
  const bytes = await readFile(file).catch(() => undefined);
  if (!bytes) return 'is not there';
  const dir = path.join(root, 'public', 'assets', 'generated');
  const extension = path.extname(file).toLowerCase();
  const stem = getStem(file, bytes);
  const record = path.join(root, '.cache', 'images', `${stem}${extension}.${recordVersion}.json`);
  const known = await readRecord(record, dir);
  if (known) return known;
  try {
    const resolved = await createServedImage({ file, bytes, extension, stem }, dir);
    await replaceFile(record, (temporary) => writeFile(temporary, JSON.stringify(resolved)));
    return resolved;
  } catch (error) {
    return `cannot be processed: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** File name in lower case without ending, other characters as hyphens, and eight characters of the content's hash. */
function getStem(file: string, bytes: Buffer): string {
  const name = path.parse(file).name.toLowerCase();
  const plainName = name.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'image';
  return `${plainName}-${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}`;
}

/** What an earlier run noted, if all its files are still there. */
async function readRecord(record: string, dir: string): Promise<ResolvedImage | undefined> {
  try {
    const image = JSON.parse(await readFile(record, 'utf8')) as ResolvedImage;
    const versions = image.srcSet?.split(', ').map((entry) => entry.replace(/ \d+w$/, '')) ?? [];
    const files = [image.src, ...versions].map((url) => path.join(dir, path.posix.basename(url)));
    const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
    return sizes.every((size) => size > 0) ? image : undefined;
  } catch {
    return undefined;
  }
}

function createProblems(
  requests: readonly ImageRequest[],
  file: string,
  fault: string,
  root: string,
): Problem[] {
  const name = path.relative(root, file).split(path.sep).join('/');
  const used = requests.filter((request) => request.file === file).flatMap(({ usedAt }) => usedAt ?? []);
  const rule = fault === 'is not there' ? 'missing-image' : 'broken-image';
  const message = `The image ${name} ${fault.replace(/\.$/, '')}.`;
  const hint = 'Check the path, which is case-sensitive, and whether the file opens in an image viewer.';
  const places = used.length > 0 ? used : [{ file: name, line: 1 }];
  return places.map((place) => toProblem(place.file, place, rule, message, hint));
}
