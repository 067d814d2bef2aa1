import { existsSync, readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ResolvedImage } from '@/lib/mdx/types';

/** Folder of resized images and copied files, in `public` and in an export. */
const imageFolder = 'assets/generated';

const getServedFiles = ({ src, srcSet = '' }: ResolvedImage) => [
  basename(src),
  ...srcSet.split(', ').map((entry) => basename(entry.replace(/ \d+w$/, ''))),
];

const pictureName = /\.(?:webp|png|jpe?g|gif|svg|avif|webm)$/;

/**
 * Removes the images and copies of files, such as HTML files of authors, that no page of this build shows or refers to.
 * Next.js copies all of them from `public`, which keeps the resized images of earlier builds to save time.
 * @param dir an export, or `public`
 * @param images the images and files of all pages
 */
export function removeLeftovers(
  dir: string,
  images: readonly ResolvedImage[],
  { keepPictures = false } = {},
): void {
  const folder = join(dir, imageFolder);
  if (!existsSync(folder)) return;
  const served = new Set(images.flatMap(getServedFiles));
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const isKept = served.has(entry.name) || (keepPictures && pictureName.test(entry.name));
    if (entry.isFile() && !isKept) rmSync(join(folder, entry.name));
  }
}
