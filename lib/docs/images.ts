import 'server-only';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Doc } from '@/lib/content/types';
import type { ResolvedImage } from '@/lib/mdx/types';
import { decodePath } from '@/lib/routing/decode-path';
import { withBasePath } from '@/lib/routing/base-path';
import { splitHref } from '@/lib/routing/split-href';
import { site } from '@/lib/site/config';

/** Where the image step leaves what it knows: path of the source file from the project root → served image. */
export const imageManifestFile = 'generated/images.json';

type ImageManifest = Record<string, ResolvedImage>;

let manifest: { mtime: number; images: ImageManifest } | undefined;

function readManifest(): ImageManifest {
  const { mtimeMs } = statSync(imageManifestFile);
  if (manifest?.mtime !== mtimeMs) {
    manifest = {
      mtime: mtimeMs,
      images: JSON.parse(readFileSync(imageManifestFile, 'utf8')) as ImageManifest,
    };
  }
  return manifest.images;
}

/**
 * File that an image reference in a doc means, path from the project root: relative to the doc, or below `public/`
 * when it begins with a slash. Null for images elsewhere.
 */
export function getImageFile(doc: Pick<Doc, 'file'>, src: string): string | null {
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(src)) return null;
  const file = decodePath(splitHref(src).path);
  return file.startsWith('/')
    ? path.posix.join('public', file)
    : path.posix.join(path.posix.dirname(doc.file), file);
}

/**
 * What to render for an image of a doc; one that the image step did not see is served as written.
 * @see acceptance DOC-28, DOC-31
 */
export function getResolvedImage(doc: Pick<Doc, 'file'>, src: string): ResolvedImage {
  const file = getImageFile(doc, src);
  const image = file === null ? undefined : readManifest()[file];
  if (!image) return { src: withBasePath(src, site.baseUrl) };
  const { srcSet } = image;
  return {
    ...image,
    src: withBasePath(image.src, site.baseUrl),
    ...(srcSet ? { srcSet: srcSet.replace(/(^|, )(?=\/)/g, `$1${site.baseUrl.slice(0, -1)}`) } : {}),
  };
}
