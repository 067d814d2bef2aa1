import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { processImages, getResponsiveWidths } from '@/lib/content/images';
import { useFolder } from '@/tests/support/use-folder';

const { at: inRoot, write } = useFolder();
const outDir = () => inRoot('public/assets/generated');
const served = (url: string) => inRoot(`public${url}`);

async function makePicture(name: string, width: number, height: number): Promise<string> {
  const pixels = Buffer.from(Array.from({ length: width * height * 3 }, (_, index) => (index * 7) % 256));
  await sharp(pixels, { raw: { width, height, channels: 3 } }).toFile(inRoot(name));
  return inRoot(name);
}

const process = (images: Parameters<typeof processImages>[0]) => processImages(images, inRoot());
const run = (...files: string[]) =>
  process(files.map((file) => ({ file, usedAt: { file: path.basename(file), line: 1, column: 1 } })));

it('DOC-31 CON-04 a large image becomes smaller files of 640 and 1030 pixels width, and a preview', async () => {
  const file = await makePicture('My Photo.jpg', 1400, 700);
  const { images, problems } = await run(file);
  const image = images.get(file);
  expect(problems).toEqual([]);
  const srcSet = image?.srcSet?.replaceAll(/-[0-9a-f]{8}\./g, '-hash.').replaceAll('/assets/generated/', '');
  expect(srcSet).toBe('my-photo-hash.640.webp 640w, my-photo-hash.1030.webp 1030w');
  expect(image).toMatchObject({ width: 1030, height: 515 });
  expect(image?.placeholder).toMatch(/^data:image\/webp;base64,/);
  expect(image?.placeholder?.length).toBeLessThanOrEqual(300);
  const widths = await Promise.all(
    readdirSync(outDir()).map(async (name) => (await sharp(path.join(outDir(), name)).metadata()).width),
  );
  expect(widths.toSorted((a, b) => a - b)).toEqual([640, 1030]);
  expect(statSync(served(image?.src ?? '')).size).toBeLessThan(statSync(file).size);
});

it('DOC-31 the build makes no file that is wider than the original image', () => {
  const widths = [3000, 800, 640].map(getResponsiveWidths);
  expect(widths.map((list) => list.join())).toEqual(['640,1030', '640,800', '640']);
});

it.each([
  ['small.png', 64, 32],
  ['loop.gif', 900, 10],
])(
  'DOC-28 the build copies %s, a small image or a GIF, and returns its size',
  async (name, width, height) => {
    const file = await makePicture(name, width, height);
    const image = (await run(file)).images.get(file);
    const hashed = name.replace('.', '-[0-9a-f]{8}\\.');
    const src: unknown = expect.stringMatching(`^/assets/generated/${hashed}$`);
    expect(image).toEqual({ src, width, height });
    expect(readFileSync(served(image?.src ?? '')).equals(readFileSync(file))).toBe(true);
  },
);

it('DOC-28 the build rotates an image as its EXIF orientation says', async () => {
  const file = inRoot('turned.jpg');
  await sharp({ create: { width: 700, height: 1400, channels: 3, background: 'red' } })
    .withMetadata({ orientation: 6 })
    .toFile(file);
  expect((await run(file)).images.get(file)).toMatchObject({ width: 1030, height: 515 });
});

it.each([
  ['width="20" height="10px"', { width: 20, height: 10 }],
  ['viewBox="0 0 30.4 15"', { width: 30, height: 15 }],
  [`width='100%' viewBox='0,0,40,20'`, { width: 40, height: 20 }],
  ['width="80" viewBox="0 0 40 20"', { width: 80, height: 40 }],
  ['stroke-width="3" viewBox="0 0 4 2"', { width: 4, height: 2 }],
])('DOC-28 the build copies an SVG with %s unchanged and returns its size', async (attributes, size) => {
  const file = inRoot('plan.svg');
  write('plan.svg', `<!-- > --><svg xmlns="http://www.w3.org/2000/svg" ${attributes}/>`);
  const src: unknown = expect.stringMatching(/plan-[0-9a-f]{8}\.svg$/);
  expect((await run(file)).images.get(file)).toEqual({ src, ...size });
});

it('processing images a second time writes no files, except those that were deleted', async () => {
  const file = await makePicture('photo.jpg', 1400, 700);
  const first = await run(file);
  const times = () => readdirSync(outDir()).map((name) => statSync(path.join(outDir(), name)).mtimeMs);
  const before = times();
  expect(await run(file)).toEqual(first);
  expect(times()).toEqual(before);
  rmSync(served(first.images.get(file)?.src ?? ''));
  expect(await run(file)).toEqual(first);
  expect(readdirSync(outDir())).toHaveLength(2);
});

it('the file that the build makes of an image gets another name if the image changes', async () => {
  const file = await makePicture('a.png', 20, 20);
  const before = (await run(file)).images.get(file)?.src;
  await makePicture('a.png', 21, 20);
  expect((await run(file)).images.get(file)?.src).not.toBe(before);
});

it('the build processes many equal images at once without problems, and leaves no temporary files', async () => {
  const one = await makePicture('same.png', 700, 50);
  const copies = Array.from({ length: 8 }, (_, index) => inRoot(`d${index}-same.png`));
  for (const copy of copies) await sharp(one).toFile(copy);
  const { images, problems } = await run(one, ...copies, one);
  expect(problems).toEqual([]);
  expect(images.size).toBe(9);
  expect(readdirSync(outDir()).filter((name) => name.endsWith('.tmp'))).toEqual([]);
});

it('BLD-09 the build reports a missing image at each place of use', async () => {
  const file = inRoot('nope.png');
  const places = [1, 2].map((line) => ({ file: 'content/latest/a.md', line, column: 3 }));
  const { images, problems } = await process(places.map((usedAt) => ({ file, usedAt })));
  expect(images.size).toBe(0);
  const fault = { rule: 'missing-image', message: 'The image nope.png does not exist.', severity: 'error' };
  expect(problems).toMatchObject(places.map((place) => ({ ...place, ...fault })));
});

it('BLD-09 the build reports each file that is not an image or was cut off', async () => {
  const bytes = readFileSync(await makePicture('whole.png', 100, 100));
  const cutOff = bytes.subarray(0, bytes.length / 2);
  const files = {
    'bad.png': 'no picture',
    'bad.svg': '<p>no drawing</p>',
    ...Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`cut-${index + 10}.png`, cutOff])),
    'empty.jpg': '',
    'no-size.svg': '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9v9z"/></svg>',
  };
  for (const [name, text] of Object.entries(files)) write(name, text);
  const { problems } = await run(...Object.keys(files).map((name) => inRoot(name)));
  const found = problems.map(({ file, rule }) => `${file} ${rule}`).toSorted();
  expect(found).toEqual(Object.keys(files).map((name) => `${name} broken-image`));
});
