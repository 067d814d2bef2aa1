import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { socialImageSize, type SocialImage } from '@/lib/docs/social-image';
import { openFont, type PlacedMask } from './font';
import { layOutPicture, logo, type Ink } from './layout';
import { encodePng } from './png';

type Color = readonly [red: number, green: number, blue: number];

/** Colors of the dark mode, in which all pictures are drawn. */
const background: Color = [7, 10, 28];
const inkColors: Record<Ink, Color> = {
  title: [255, 255, 255],
  section: [90, 204, 230],
  product: [178, 186, 214],
};
const inkNames = ['title', 'section', 'product'] as const;
/** Number of colors from the background to the color of a text, for smooth edges. */
const steps = 15;
/** Index of the first of these colors. Index 0 is the background. */
const firstIndex: Record<Ink, number> = { title: 1, section: 1 + steps, product: 1 + 2 * steps };
const stripeHeight = 12;

const logoFile = fileURLToPath(new URL('../../app/icon.svg', import.meta.url));
const { width, height } = socialImageSize;

/** Texts of a picture. */
export type PictureTexts = Omit<SocialImage, 'address'>;

const mix = (from: number, to: number, share: number) => Math.round(from + (to - from) * share);

/** Returns the colors from the one after the background to the color itself. */
const toRamp = ([red, green, blue]: Color): Color[] =>
  Array.from({ length: steps }, (_, index) => {
    const share = (index + 1) / steps;
    return [
      mix(background[0], red, share),
      mix(background[1], green, share),
      mix(background[2], blue, share),
    ];
  });

/** Returns the pixels that all pictures share, a stripe and the logo, and adds the colors of the logo to `palette`. */
async function drawTemplate(palette: Color[]): Promise<Uint8Array> {
  const [r, g, b] = background;
  const reduced = await sharp(readFileSync(logoFile), { density: 300 })
    .resize(logo.size, logo.size)
    .flatten({ background: { r, g, b } })
    .png({ palette: true, colours: 16, dither: 0 })
    .toBuffer();
  const rgb = await sharp(reduced).removeAlpha().raw().toBuffer();
  const known = new Map<string, number>();
  const pixels = new Uint8Array(width * height);
  pixels.fill(firstIndex.section + steps - 1, 0, stripeHeight * width);
  for (let at = 0; at < logo.size * logo.size; at += 1) {
    const color: Color = [rgb[at * 3] ?? 0, rgb[at * 3 + 1] ?? 0, rgb[at * 3 + 2] ?? 0];
    const index = known.get(color.join()) ?? palette.push(color) - 1;
    known.set(color.join(), index);
    pixels[(logo.y + Math.floor(at / logo.size)) * width + logo.x + (at % logo.size)] = index;
  }
  return pixels;
}

/** Draws glyphs, whose base line starts at a place, with the colors from index `first` on. */
function drawGlyphs(
  pixels: Uint8Array,
  glyphs: readonly PlacedMask[],
  place: { x: number; y: number },
  first: number,
): void {
  for (const { mask, x } of glyphs) {
    const start = (place.y + mask.top) * width + Math.round(place.x + x) + mask.left;
    for (let at = 0; at < mask.coverage.length; at += 1) {
      const step = Math.round(((mask.coverage[at] ?? 0) * steps) / 255);
      const target = start + Math.floor(at / mask.width) * width + (at % mask.width);
      // Outlines of neighbors may overlap.
      if (step > 0) pixels[target] = Math.max(pixels[target] ?? 0, first + step - 1);
    }
  }
}

/**
 * Returns a function that draws the picture of a page as a PNG file. The same texts give the same bytes everywhere.
 * Texts with characters that the font does not have are left out; the title is then that of the site.
 */
export async function createImageRenderer(
  siteTitle: string,
): Promise<(texts: PictureTexts) => Promise<Buffer>> {
  const font = openFont();
  const palette = [background, ...inkNames.flatMap((ink) => toRamp(inkColors[ink]))];
  const template = await drawTemplate(palette);
  return async ({ title, section, product }) => {
    const shown = {
      title: font.canShow(title) ? title : siteTitle,
      section: section.filter(font.canShow),
      product: font.canShow(product) ? product : '',
    };
    const pixels = template.slice();
    for (const { text, size, ink, x, y } of layOutPicture(shown, font.measure))
      drawGlyphs(pixels, await font.draw(text, size), { x, y }, firstIndex[ink]);
    return encodePng({ width, height, palette, pixels });
  };
}
