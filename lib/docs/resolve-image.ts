import path from 'node:path/posix';
import type { Doc } from '@/lib/content/types';
import type { ResolvedImage } from '@/lib/mdx/types';
import { withBasePath } from '@/lib/routing/base-path';
import { decodePath } from '@/lib/routing/decode-path';
import { splitHref } from '@/lib/routing/split-href';

/**
 * File that an image reference in a doc means, path from the project root: relative to the doc's folder, or below
 * `public/` when the address starts with a slash. Null for other hosts and `data:`.
 * @see acceptance BLD-09
 */
export function resolveImageFile(doc: Pick<Doc, 'file'>, src: string): string | null {
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(src)) return null;
  const file = decodePath(splitHref(src).path);
  return file.startsWith('/') ? path.join('public', file) : path.join(path.dirname(doc.file), file);
}

/** Images by their source file from the project root. */
export type ServedImages = Readonly<Record<string, ResolvedImage>>;

/**
 * What to render for an image of a doc; one that the image step did not see is served as written.
 *
 * @param images what the image step made
 * @param baseUrl base address of the site
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
