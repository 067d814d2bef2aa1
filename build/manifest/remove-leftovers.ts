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
 * Removes from an export the images that no page of this build shows. `public` keeps the resized images of earlier
 * builds to save time, and Next.js copies all of them.
 * @param outDir folder of the export
 * @param images the images of all pages
 */
export const removeLeftoverImages = (outDir: string, images: readonly ResolvedImage[]): void =>
  removeLeftovers(outDir, images, () => true);

/**
 * Removes from `publicDir` the copies of files, such as HTML files of authors, that no page refers to any more. Pictures
 * stay; see `removeLeftoverImages`.
 * @param images the images and files of all pages
 */
export const removeLeftoverCopies = (publicDir: string, images: readonly ResolvedImage[]): void =>
  removeLeftovers(publicDir, images, (name) => !pictureName.test(name));

function removeLeftovers(
  dir: string,
  images: readonly ResolvedImage[],
  isRemovable: (name: string) => boolean,
): void {
  const folder = join(dir, imageFolder);
  if (!existsSync(folder)) return;
  const served = new Set(images.flatMap(getServedFiles));
  const leftovers = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => entry.isFile() && !served.has(entry.name) && isRemovable(entry.name),
  );
  for (const { name } of leftovers) rmSync(join(folder, name));
}
