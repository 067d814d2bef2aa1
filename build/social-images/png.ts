import { deflateSync } from 'node:zlib';

/** A picture in which each pixel is the index of a color. */
export interface IndexedImage {
  width: number;
  height: number;
  /** Red, green and blue of each color, at most 256 colors. */
  palette: readonly (readonly [red: number, green: number, blue: number])[];
  /** Index of the color of each pixel, row by row. */
  pixels: Uint8Array;
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const bitDepth = 8;
const indexedColor = 3;

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

function getCrc(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crcTable[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return ~crc >>> 0;
}

function createChunk(type: string, data: Buffer): Buffer {
  const chunk = Buffer.alloc(data.length + 12);
  chunk.writeUInt32BE(data.length, 0);
  chunk.write(type, 4, 'latin1');
  data.copy(chunk, 8);
  chunk.writeUInt32BE(getCrc(chunk.subarray(4, data.length + 8)), data.length + 8);
  return chunk;
}

/**
 * Returns a picture as a PNG file. Encoders of libraries choose the colors themselves, which takes far longer.
 * @throws Error if the picture has more than 256 colors
 */
export function encodePng({ width, height, palette, pixels }: IndexedImage): Buffer {
  if (palette.length > 256)
    throw new Error(`A PNG file with a palette has at most 256 colors, not ${palette.length}.`);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([bitDepth, indexedColor], 8);
  // The first byte of each row is its filter; 0 is none.
  const rows = Buffer.alloc(height * (width + 1));
  for (let y = 0; y < height; y += 1)
    rows.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  return Buffer.concat([
    signature,
    createChunk('IHDR', header),
    createChunk('PLTE', Buffer.from(palette.flat())),
    createChunk('IDAT', deflateSync(rows)),
    createChunk('IEND', Buffer.alloc(0)),
  ]);
}
