import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type WebpOptions } from 'sharp';
import { responsiveImages } from '@/lib/site/constants';
import type { ResolvedImage } from '@/lib/mdx/types';
import { replaceFile } from './replace-file';

/** Longest placeholder that goes into a page, in bytes of the `data:` URI. */
const placeholderLimit = 300;
const placeholderWidths = [16, 8, 4];
const svgSize = /<svg\b[^>]*\s(?:width|viewBox)\s*=/;

/** Address of the folder of the served images. */
const baseUrl = '/assets/generated';

/** A content image in memory, with the name its copies get. */
export interface SourceImage {
  /** Absolute path. */
  file: string;
  bytes: Buffer;
  /** Lower-case ending with its dot. */
  extension: string;
  /** Names its copies; it holds a hash of the content. */
  stem: string;
}

/**
 * Makes the served forms of an image. Wide ones get WebP versions between the smallest and the largest width,
 * never wider than they are, and a preview; small, animated and vector images are copied.
 *
 * @param dir folder of the served images
 * @throws when the file is no image that can be read
 * @see acceptance DOC-28, DOC-31, CON-04
 */
export async function createServedImage(image: SourceImage, dir: string): Promise<ResolvedImage> {
  const { file, bytes, extension, stem } = image;
  const { autoOrient, pages = 1 } = await sharp(bytes).metadata();
  const isSvg = extension === '.svg';
  if (isSvg && !svgSize.test(bytes.toString('utf8')))
    throw new Error('An SVG needs a root element with a size.');
  if (pages > 1 || isSvg || extension === '.gif' || autoOrient.width <= responsiveImages.min) {
    const name = `${stem}${extension}`;
    // Decodes the whole file, to find a damaged one.
    await sharp(bytes).stats();
    await replaceFile(path.join(dir, name), (temporary) => copyFile(file, temporary));
    return { src: `${baseUrl}/${name}`, width: autoOrient.width, height: autoOrient.height };
  }
  const widths = responsiveWidths(autoOrient.width);
  const nameOf = (width: number) => `${stem}.${width}.webp`;
  for (const width of widths)
    await replaceFile(path.join(dir, nameOf(width)), (temporary) =>
      resize(bytes, width, { quality: responsiveImages.quality }).toFile(temporary),
    );
  const largest = widths.at(-1) ?? autoOrient.width;
  const placeholder = await createPlaceholder(bytes);
  return {
    src: `${baseUrl}/${nameOf(largest)}`,
    width: largest,
    height: Math.round((autoOrient.height * largest) / autoOrient.width),
    srcSet: widths.map((width) => `${baseUrl}/${nameOf(width)} ${width}w`).join(', '),
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
