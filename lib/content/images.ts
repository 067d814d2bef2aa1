import { createHash } from 'node:crypto';
import { copyFile, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type WebpOptions } from 'sharp';
import type { ResolvedImage } from '@/lib/mdx/types';
import { responsiveImages } from '@/lib/site/constants';
import { replaceFile, writeIfChanged } from './replace-file';
import type { Problem } from './types';
import { createKeyProblem } from './validate-keys';

/** The absolute path of an image to process, and the place that uses it, at which problems are reported. */
interface ImageRequest {
  file: string;
  usedAt: Pick<Problem, 'file' | 'line' | 'column'>;
}

/** Maximum length of the `data:` URI of a placeholder image, in bytes. */
const placeholderLimit = 300;
const placeholderWidths = [16, 8, 4];
const svgSize = /<svg\b[^>]*\s(?:width|viewBox)\s*=/;

/** Site path of the folder with the processed images. */
const baseUrl = '/assets/generated';

/** Part of the file names of cached results. It contains the image settings, so that changing them clears the cache. */
const recordVersion = `1-${Object.values(responsiveImages).join('-')}`;

/**
 * Copies the images of the content to `public/assets/generated` and creates resized versions. Caches the result of each
 * image by a hash of its content and skips it on the next run.
 * @param requests uses of images; a file may occur several times and is processed once
 * @returns processed images by the absolute path of their source file, and the problems of images that failed
 * @see acceptance DOC-28, DOC-31, CON-04, BLD-09
 */
export async function processImages(requests: readonly ImageRequest[], root = process.cwd()) {
  const images = new Map<string, ResolvedImage>();
  const problems: Problem[] = [];
  const work = async (file: string): Promise<void> => {
    const done = await processImage(file, root);
    if (typeof done === 'string') problems.push(...createProblems(requests, file, done, root));
    else images.set(file, done);
  };
  await Promise.all(Array.from(new Set(requests.map(({ file }) => file)), work));
  return { images, problems };
}

/**
 * Copies files of the content unchanged to `public/assets/generated`.
 * @param files absolute paths
 * @returns address of each file, by its absolute path
 * @throws Error if a file cannot be read
 */
export async function copyFiles(files: Iterable<string>, root = process.cwd()): Promise<Map<string, string>> {
  const addresses = new Map<string, string>();
  for (const file of new Set(files))
    addresses.set(file, (await copyUnchanged(await readSource(file), getServedDir(root))).src);
  return addresses;
}

const getServedDir = (root: string) => path.join(root, 'public', 'assets', 'generated');

/** Processes one image. Returns its data, or on failure the end of an error message, e.g. `does not exist`. */
async function processImage(file: string, root: string): Promise<ResolvedImage | string> {
  const image = await readSource(file).catch(() => undefined);
  if (!image) return 'does not exist';
  const dir = getServedDir(root);
  const name = `${image.stem}${image.extension}.${recordVersion}.json`;
  const record = path.join(root, '.cache', 'images', name);
  const known = await readRecord(record, dir);
  if (known) return known;
  try {
    const resolved = await createServedImage(image, dir);
    await writeIfChanged(record, JSON.stringify(resolved));
    return resolved;
  } catch (error) {
    return `cannot be processed: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** An image file, its content, its extension in lower case with the dot, and the base name of its processed files. */
interface SourceImage {
  file: string;
  bytes: Buffer;
  extension: string;
  stem: string;
}

/** Reads a file. The base name consists of its name in kebab case and 8 characters of the content's hash. */
async function readSource(file: string): Promise<SourceImage> {
  const bytes = await readFile(file);
  const name = path.parse(file).name.toLowerCase();
  const plainName = name.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'image';
  const stem = `${plainName}-${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}`;
  return { file, bytes, extension: path.extname(file).toLowerCase(), stem };
}

/** Returns the cached result of an earlier run, or undefined if there is none or one of its files is missing. */
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

/**
 * Creates the files in `dir` that are served for an image. For a wide image, these are WebP versions in several widths,
 * plus a placeholder. Small, animated and vector images are copied.
 * @throws Error if the file is not a readable image
 * @see acceptance DOC-28, DOC-31, CON-04
 */
async function createServedImage(image: SourceImage, dir: string): Promise<ResolvedImage> {
  const { bytes, extension, stem } = image;
  if (extension === '.webm') return copyUnchanged(image, dir);
  const { autoOrient, pages = 1 } = await sharp(bytes).metadata();
  const isSvg = extension === '.svg';
  if (isSvg && !svgSize.test(bytes.toString('utf8')))
    throw new Error('An SVG needs a root element with a size.');
  if (pages > 1 || isSvg || extension === '.gif' || autoOrient.width <= responsiveImages.min) {
    // Decodes the whole file so that a damaged file causes an error. `stats()` reports cut-off files only sometimes.
    await sharp(bytes).raw().toBuffer();
    const copy = await copyUnchanged(image, dir);
    return { ...copy, width: autoOrient.width, height: autoOrient.height };
  }
  const widths = getResponsiveWidths(autoOrient.width);
  const nameOf = (width: number) => `${stem}.${width}.webp`;
  for (const width of widths)
    await replaceFile(path.join(dir, nameOf(width)), (temporary) =>
      resize(bytes, width, { quality: responsiveImages.quality }).toFile(temporary),
    );
  const largest = widths.at(-1) ?? autoOrient.width;
  const placeholder = await createPlaceholder(bytes);
  return {
    src: `${baseUrl}/${nameOf(largest)}`,
    width: largest,
    height: Math.round((autoOrient.height * largest) / autoOrient.width),
    srcSet: widths.map((width) => `${baseUrl}/${nameOf(width)} ${width}w`).join(', '),
    ...(placeholder && { placeholder }),
  };
}

async function copyUnchanged({ file, stem, extension }: SourceImage, dir: string): Promise<ResolvedImage> {
  const name = `${stem}${extension}`;
  await replaceFile(path.join(dir, name), (temporary) => copyFile(file, temporary));
  return { src: `${baseUrl}/${name}` };
}

/** Returns the widths in px of an image's resized versions: evenly spaced, none wider than the image. */
export function getResponsiveWidths(sourceWidth: number): number[] {
  const { min, max, steps } = responsiveImages;
  const step = (max - min) / (steps - 1);
  const widths = Array.from({ length: steps }, (_, index) =>
    Math.min(Math.round(min + index * step), sourceWidth),
  );
  return [...new Set(widths)];
}

const resize = (bytes: Buffer, width: number, options: WebpOptions) =>
  sharp(bytes).autoOrient().resize({ width }).webp(options);

async function createPlaceholder(bytes: Buffer): Promise<string | undefined> {
  for (const width of placeholderWidths) {
    const preview = await resize(bytes, width, { quality: 20, alphaQuality: 20 }).toBuffer();
    const uri = `data:image/webp;base64,${preview.toString('base64')}`;
    if (uri.length <= placeholderLimit) return uri;
  }
  return undefined;
}

function createProblems(
  requests: readonly ImageRequest[],
  file: string,
  fault: string,
  root: string,
): Problem[] {
  const name = path.relative(root, file).split(path.sep).join('/');
  const rule = fault === 'does not exist' ? 'missing-image' : 'broken-image';
  const message = `The image ${name} ${fault.replace(/\.$/, '')}.`;
  const hint = 'Check the path, which is case-sensitive, and whether the file opens in an image viewer.';
  return requests
    .filter((request) => request.file === file)
    .map(({ usedAt }) => createKeyProblem(usedAt.file, usedAt, rule, message, hint));
}
