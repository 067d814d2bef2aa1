import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { ResolvedImage } from '@/lib/mdx/types';
import { responsiveImages } from '@/lib/site/constants';
import { describeImage, isFile, replaceFile } from './image-file';
import { createServedImage, type ImageTarget } from './served-image';
import type { Problem } from './types';

/** An image that a page shows. */
export interface ImageRequest {
  /** Absolute path. */
  file: string;
  /** Where it is used, for messages; without it problems name the image itself. */
  usedAt?: Pick<Problem, 'file' | 'line' | 'column'>;
}

/** Where things go; the defaults are the project's. */
export interface ImageOptions {
  root?: string;
  /** Folder of the served files. */
  outDir?: string;
  /** Folder of what is known of finished images. */
  cacheDir?: string;
}

/** Served images by the absolute path of their source, and what is wrong with the others. */
export interface ProcessedImages {
  images: Map<string, ResolvedImage>;
  problems: Problem[];
}

type Workplace = ImageTarget & { root: string; cacheDir: string };

const baseUrl = '/assets/generated';
/** Goes into the names of records: other numbers or another layout of records make new ones. */
const recordVersion = `1-${Object.values(responsiveImages).join('-')}`;

/**
 * Copies content images to the served folder and makes their smaller versions. Names hold a hash of the content, so
 * files that are there are left alone and a second run does nothing. Never throws for what an author did.
 *
 * @param requests images, each file any number of times
 * @see acceptance DOC-28, DOC-31, CON-04, BLD-09
 */
export async function processImages(
  requests: readonly ImageRequest[],
  options: ImageOptions = {},
): Promise<ProcessedImages> {
  const root = path.resolve(options.root ?? process.cwd());
  const workplace = {
    root,
    baseUrl,
    dir: options.outDir ?? path.join(root, 'public', 'assets', 'generated'),
    cacheDir: options.cacheDir ?? path.join(root, '.cache', 'images'),
  };
  const result: ProcessedImages = { images: new Map(), problems: [] };
  const queue = [...new Map(requests.map((request) => [request.file, request])).values()];
  const work = async (): Promise<void> => {
    for (let request = queue.shift(); request; request = queue.shift()) {
      const done = await processImage(request.file, workplace);
      if (typeof done === 'string')
        result.problems.push(...createProblems(requests, request.file, done, root));
      else result.images.set(request.file, done);
    }
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), 4) }, work));
  return result;
}

/** The served image, or what is wrong with it. */
async function processImage(file: string, workplace: Workplace): Promise<ResolvedImage | string> {
  const bytes = await readFile(file).catch(() => undefined);
  if (!bytes) return 'is not there';
  const image = describeImage(file, bytes);
  const record = path.join(workplace.cacheDir, `${image.stem}${image.extension}.${recordVersion}.json`);
  const known = await readRecord(record, workplace);
  if (known) return known;
  try {
    const resolved = await createServedImage(image, workplace);
    await replaceFile(record, (temporary) => writeFile(temporary, JSON.stringify(resolved)));
    return resolved;
  } catch (error) {
    return `cannot be processed: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** What an earlier run noted, if all its files are still there. */
async function readRecord(record: string, { dir }: Workplace): Promise<ResolvedImage | undefined> {
  try {
    const image = JSON.parse(await readFile(record, 'utf8')) as ResolvedImage;
    const urls = [
      image.src,
      ...(image.srcSet?.split(', ').map((entry) => entry.replace(/ \d+w$/, '')) ?? []),
    ];
    const files = await Promise.all(urls.map((url) => isFile(path.join(dir, path.posix.basename(url)))));
    return files.every(Boolean) ? image : undefined;
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
  const places = requests.filter((request) => request.file === file).flatMap(({ usedAt }) => usedAt ?? []);
  if (places.length === 0) places.push({ file: name, line: 1, column: 1 });
  return places.map(({ file: user, line, column }) => ({
    file: user,
    line,
    column,
    rule: fault === 'is not there' ? 'missing-image' : 'broken-image',
    message: `The image ${name} ${fault.replace(/\.$/, '')}.`,
    hint: 'Check the path, which is case-sensitive, and whether the file opens in an image viewer.',
    severity: 'error',
  }));
}
