import 'server-only';
import { readFileSync, statSync } from 'node:fs';
import type { Doc } from '@/lib/content/types';
import type { ResolvedImage } from '@/lib/mdx/types';
import { withBasePath } from '@/lib/routing/base-path';
import { site } from '@/lib/site/config';
import { resolveImageFile } from './resolve-image';

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
 * What to render for an image of a doc; one that the image step did not see is served as written.
 * @see acceptance DOC-28, DOC-31
 */
export function getResolvedImage(doc: Pick<Doc, 'file'>, src: string): ResolvedImage {
  const file = resolveImageFile(doc, src);
  const image = file === null ? undefined : readManifest()[file];
  if (!image) return { src: withBasePath(src, site.baseUrl) };
  const { srcSet } = image;
  return {
    ...image,
    src: withBasePath(image.src, site.baseUrl),
    ...(srcSet ? { srcSet: srcSet.replace(/(^|, )(?=\/)/g, `$1${site.baseUrl.slice(0, -1)}`) } : {}),
  };
}
