import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Glyph } from 'opentype.js';
import sharp from 'sharp';

// Node.js finds no named exports in this package.
const { parse } = createRequire(import.meta.url)('opentype.js') as typeof import('opentype.js');

/** Inter with weight 600, made from `app/styles/showcase/inter.woff2`; decision 164 names the command. */
export const fontFile = fileURLToPath(new URL('inter-600.ttf', import.meta.url));

/** How much of each pixel the outline of a glyph covers, 0 to 255, and its place relative to the base line. */
export interface GlyphMask {
  left: number;
  top: number;
  width: number;
  height: number;
  coverage: Uint8Array;
}

/** A glyph of a text and its distance from the start of the text in px. */
export interface PlacedMask {
  mask: GlyphMask;
  x: number;
}

/** Opens the font of the pictures. It is part of the repository, so pictures do not depend on the system's fonts. */
export function openFont() {
  const bytes = readFileSync(fontFile);
  const font = parse(new Uint8Array(bytes).buffer);
  const masks = new Map<string, Promise<GlyphMask>>();

  /** Returns the width of a text in px. */
  const measure = (text: string, size: number): number => font.getAdvanceWidth(text, size);

  /** True if the font has all characters of a text. */
  const canShow = (text: string): boolean => [...text].every((character) => font.hasChar(character));

  /** Draws each glyph once per size. */
  async function draw(text: string, size: number): Promise<PlacedMask[]> {
    const glyphs: { glyph: Glyph; x: number }[] = [];
    font.forEachGlyph(text, 0, 0, size, undefined, (glyph, x) => glyphs.push({ glyph, x }));
    return Promise.all(
      glyphs.map(async ({ glyph, x }) => {
        const key = `${glyph.index} ${size}`;
        const mask = masks.get(key) ?? drawGlyph(glyph, size);
        masks.set(key, mask);
        return { mask: await mask, x };
      }),
    );
  }
  return { measure, canShow, draw };
}

async function drawGlyph(glyph: Glyph, size: number): Promise<GlyphMask> {
  const outline = glyph.getPath(0, 0, size);
  const { x1, y1, x2, y2 } = outline.getBoundingBox();
  const [left, top] = [Math.floor(x1), Math.floor(y1)];
  const [width, height] = [Math.max(Math.ceil(x2) - left, 1), Math.max(Math.ceil(y2) - top, 1)];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}"><path d="${outline.toPathData(3)}"/></svg>`;
  const coverage = await sharp(Buffer.from(svg)).ensureAlpha().extractChannel('alpha').raw().toBuffer();
  return { left, top, width, height, coverage };
}
