import path from 'node:path/posix';
import type { Doc } from '@/lib/content/types';
import type { ResolvedImage } from '@/lib/mdx/types';
import { withBasePath, withoutBasePath } from '@/lib/routing/base-path';
import { decodePath } from '@/lib/routing/decode-path';
import { splitHref } from '@/lib/routing/split-href';
import { site } from '@/lib/site/config';

/** True for addresses of other hosts, `data:` addresses and the like. */
export const isElsewhere = (address: string): boolean => /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address);

/**
 * Resolves the address of an image or other file in a doc to a path from the project root: in `public/` if the address
 * starts with a slash, otherwise relative to the doc's folder. Returns null for other hosts and `data:` URLs.
 * @see acceptance BLD-09
 */
export function resolveImageFile(doc: Pick<Doc, 'file'>, src: string): string | null {
  if (isElsewhere(src)) return null;
  const file = decodePath(splitHref(src).path);
  return file.startsWith('/') ? path.join('public', file) : path.join(path.dirname(doc.file), file);
}

/**
 * Returns the path of a file that a doc refers to, or null if it does not exist. Its address may start with the base
 * path of the site, as in HTML that was written for this address.
 */
export function findFile(
  doc: Pick<Doc, 'file'>,
  src: string,
  exists: (file: string) => boolean,
): string | null {
  const file = resolveImageFile(doc, src);
  if (file === null || exists(file)) return file;
  if (!file.startsWith('public/')) return null;
  const below = `public${withoutBasePath(file.slice('public'.length), site.baseUrl)}`;
  return exists(below) ? below : null;
}

/** Returns the path of a page's preview image, which may be given without a slash if it is in `public/`. */
export const findPreview = (doc: Pick<Doc, 'file'>, image: string, exists: (file: string) => boolean) =>
  findFile(doc, image, exists) ?? findFile(doc, `/${image}`, exists);

/** Addresses of served files, without the base path, by the path to which `resolveImageFile` resolves a reference. */
export type ServedFiles = Readonly<Record<string, string>>;

/** Returns the address of a page's preview image: of a file without the base path, or a full URL. */
export const resolvePreview = (files: ServedFiles, doc: Pick<Doc, 'file'>, image: string): string =>
  files[resolveImageFile(doc, image) ?? ''] ?? image;

/** Returns the address, with the base path, of a file or page that a doc refers to, to which query and hash are added. */
export function resolveFile(
  files: ServedFiles,
  baseUrl: string,
  doc: Pick<Doc, 'file'>,
  src: string,
): string {
  const file = resolveImageFile(doc, src);
  const { query, hash } = splitHref(src);
  const served = files[file ?? ''];
  return withBasePath(served === undefined ? src : served + query + hash, baseUrl);
}

/** Processed images by the path of their source file from the project root. */
export type ServedImages = Readonly<Record<string, ResolvedImage>>;

/**
 * Returns the attributes for rendering an image of a doc: of a processed image, or only `src`. Addresses start with
 * `baseUrl`, the base path of the site.
 * @see acceptance DOC-28, DOC-31
 */
export function resolveImage(
  images: ServedImages,
  baseUrl: string,
  doc: Pick<Doc, 'file'>,
  src: string,
): ResolvedImage {
  const file = resolveImageFile(doc, src);
  const image = file === null ? undefined : images[file];
  if (!image) return { src: withBasePath(src, baseUrl) };
  const { srcSet } = image;
  return {
    ...image,
    src: withBasePath(image.src, baseUrl),
    ...(srcSet ? { srcSet: srcSet.replace(/(^|, )(?=\/)/g, `$1${baseUrl.slice(0, -1)}`) } : {}),
  };
}
