import path from 'node:path';
import sharp from 'sharp';
import { responsiveImages } from '@/lib/site/constants';
import type { ResolvedImage } from '@/lib/mdx/types';
import { ensureCopy, ensureFile, type SourceImage } from './image-file';

/** Longest placeholder that goes into a page, in bytes of the `data:` URI. */
const placeholderLimit = 300;
const placeholderWidths = [16, 8, 4];

/** Where images are written and under which address they are served. */
export interface ImageTarget {
  dir: string;
  baseUrl: string;
}

/**
 * Makes the served forms of a raster image. Wide ones get WebP versions between the smallest and the largest width,
 * never wider than they are, and a preview; small and animated ones are copied.
 *
 * @throws when the file is no image that can be read
 * @see acceptance DOC-28, DOC-31, CON-04
 */
export async function createRasterImage(image: SourceImage, target: ImageTarget): Promise<ResolvedImage> {
  const { autoOrient, pages = 1 } = await sharp(image.bytes).metadata();
  if (pages > 1 || image.extension === '.gif' || autoOrient.width <= responsiveImages.min) {
    const name = `${image.stem}${image.extension}`;
    await sharp(image.bytes).stats();
    await ensureCopy(image, path.join(target.dir, name));
    return { src: `${target.baseUrl}/${name}`, width: autoOrient.width, height: autoOrient.height };
  }
  const widths = responsiveWidths(autoOrient.width);
  for (const width of widths) await ensureVersion(image, target, width);
  const largest = widths.at(-1) ?? autoOrient.width;
  const placeholder = await createPlaceholder(image.bytes);
  return {
    src: versionUrl(image, target, largest),
    width: largest,
    height: Math.round((autoOrient.height * largest) / autoOrient.width),
    srcSet: widths.map((width) => `${versionUrl(image, target, width)} ${width}w`).join(', '),
    ...(placeholder && { placeholder }),
  };
}

/**
 * Widths of the versions of an image, evenly spread, none wider than the image.
 *
 * @param sourceWidth width of the image in px
 */
export function responsiveWidths(sourceWidth: number): number[] {
  const { min, max, steps } = responsiveImages;
  const step = (max - min) / (steps - 1);
  const widths = Array.from({ length: steps }, (_, index) =>
    Math.min(Math.round(min + index * step), sourceWidth),
  );
  return [...new Set(widths)];
}

function versionName(image: SourceImage, width: number): string {
  return `${image.stem}.${width}.webp`;
}

function versionUrl(image: SourceImage, { baseUrl }: ImageTarget, width: number): string {
  return `${baseUrl}/${versionName(image, width)}`;
}

async function ensureVersion(image: SourceImage, { dir }: ImageTarget, width: number): Promise<void> {
  await ensureFile(path.join(dir, versionName(image, width)), (temporary) =>
    sharp(image.bytes)
      .autoOrient()
      .resize({ width })
      .webp({ quality: responsiveImages.quality })
      .toFile(temporary),
  );
}

async function createPlaceholder(bytes: Buffer): Promise<string | undefined> {
  for (const width of placeholderWidths) {
    const preview = await sharp(bytes)
      .autoOrient()
      .resize({ width })
      .webp({ quality: 20, alphaQuality: 20 })
      .toBuffer();
    const uri = `data:image/webp;base64,${preview.toString('base64')}`;
    if (uri.length <= placeholderLimit) return uri;
  }
  return undefined;
}
