import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type WebpOptions } from 'sharp';
import { responsiveImages } from '@/lib/site/constants';
import type { ResolvedImage } from '@/lib/mdx/types';
import { ensureFile, type SourceImage } from './image-file';

/** Longest placeholder that goes into a page, in bytes of the `data:` URI. */
const placeholderLimit = 300;
const placeholderWidths = [16, 8, 4];
const svgSize = /<svg\b[^>]*\s(?:width|viewBox)\s*=/;

/** Where images are written and under which address they are served. */
export interface ImageTarget {
  dir: string;
  baseUrl: string;
}

/**
 * Makes the served forms of an image. Wide ones get WebP versions between the smallest and the largest width,
 * never wider than they are, and a preview; small, animated and vector images are copied.
 *
 * @throws when the file is no image that can be read
 * @see acceptance DOC-28, DOC-31, CON-04
 */
export async function createServedImage(image: SourceImage, target: ImageTarget): Promise<ResolvedImage> {
  const { autoOrient, pages = 1 } = await sharp(image.bytes).metadata();
  const isSvg = image.extension === '.svg';
  if (isSvg && !svgSize.test(image.bytes.toString('utf8')))
    throw new Error('An SVG needs a root element with a size.');
  if (pages > 1 || isSvg || image.extension === '.gif' || autoOrient.width <= responsiveImages.min) {
    const name = `${image.stem}${image.extension}`;
    // Decodes the whole file, to find a damaged one.
    await sharp(image.bytes).stats();
    await ensureFile(path.join(target.dir, name), (temporary) => copyFile(image.file, temporary));
    return { src: `${target.baseUrl}/${name}`, width: autoOrient.width, height: autoOrient.height };
  }
  const widths = responsiveWidths(autoOrient.width);
  const nameOf = (width: number) => `${image.stem}.${width}.webp`;
  const urlOf = (width: number) => `${target.baseUrl}/${nameOf(width)}`;
  for (const width of widths)
    await ensureFile(path.join(target.dir, nameOf(width)), (temporary) =>
      resize(image.bytes, width, { quality: responsiveImages.quality }).toFile(temporary),
    );
  const largest = widths.at(-1) ?? autoOrient.width;
  const placeholder = await createPlaceholder(image.bytes);
  return {
    src: urlOf(largest),
    width: largest,
    height: Math.round((autoOrient.height * largest) / autoOrient.width),
    srcSet: widths.map((width) => `${urlOf(width)} ${width}w`).join(', '),
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
