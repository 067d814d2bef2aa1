import path from 'node:path/posix';
import type { Doc } from '@/lib/content/types';
import type { ResolvedImage } from '@/lib/mdx/types';
import { withBasePath } from '@/lib/routing/base-path';
import { decodePath } from '@/lib/routing/decode-path';
import { splitHref } from '@/lib/routing/split-href';

/**
 * Resolves the address of an image in a doc to a file, as a path from the project root: in `public/` if the address
 * starts with a slash, otherwise relative to the doc's folder. Returns null for other hosts and `data:` URLs.
 * @see acceptance BLD-09
 */
export function resolveImageFile(doc: Pick<Doc, 'file'>, src: string): string | null {
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(src)) return null;
  const file = decodePath(splitHref(src).path);
  return file.startsWith('/') ? path.join('public', file) : path.join(path.dirname(doc.file), file);
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
