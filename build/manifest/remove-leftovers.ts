import { existsSync, readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ResolvedImage } from '@/lib/mdx/types';

/** Folder of the resized images in an export. */
const imageFolder = 'assets/generated';

const getServedFiles = ({ src, srcSet = '' }: ResolvedImage) => [
  basename(src),
  ...srcSet.split(', ').map((entry) => basename(entry.replace(/ \d+w$/, ''))),
];

/**
 * Removes from an export the images that no page of this build shows. `public` keeps the resized images of earlier
 * builds to save time, and Next.js copies all of them.
 * @param outDir folder of the export
 * @param images the images of all pages
 */
export function removeLeftoverImages(outDir: string, images: readonly ResolvedImage[]): void {
  const folder = join(outDir, imageFolder);
  if (!existsSync(folder)) return;
  const served = new Set(images.flatMap(getServedFiles));
  const leftovers = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => entry.isFile() && !served.has(entry.name),
  );
  for (const { name } of leftovers) rmSync(join(folder, name));
}
