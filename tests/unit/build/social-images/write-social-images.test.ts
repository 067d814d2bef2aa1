import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DocRecord } from '@/lib/docs/page-record';
import { writeSocialImages } from '@/build/social-images/write-social-images';

let root = '';
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'social-images-'));
  for (const part of ['build/social-images', 'package-lock.json', 'app/icon.svg'])
    cpSync(part, join(root, part), { recursive: true });
});
afterAll(() => rmSync(root, { recursive: true }));

const page = (route: string, title: string, image?: string) =>
  ({
    type: 'doc',
    route,
    doc: { title, frontmatter: { image } },
    version: { label: '3.10' },
    navigation: { crumbs: [{ label: 'Guide' }, { label: title }] },
  }) as unknown as DocRecord;

const write = (records: DocRecord[]) =>
  writeSocialImages(records, { outDir: join(root, 'out'), siteTitle: 'Site', root });
const fileOf = (address: string) => join(root, 'out', address);
const read = (name: string) => readFileSync(fileOf(`social-images/${name}.png`));

it('writes a picture of 1200 × 630 pixels and less than 60 KB for each page and for the site', async () => {
  const pages = [page('/', 'Start'), page('/faq/', 'Questions'), page('/a%20b', 'Space')];
  expect(await write(pages)).toEqual({ written: 4, drawn: 4 });
  for (const file of ['social-image', 'social-images/index', 'social-images/faq', 'social-images/a b']) {
    const bytes = readFileSync(fileOf(`${file}.png`));
    const { format, width, height } = await sharp(bytes).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
    // Computing the statistics decodes the whole file.
    const { channels } = await sharp(bytes).stats();
    expect(channels.map(({ max }) => max)).toEqual([255, 255, 255]);
    expect(bytes.length).toBeLessThan(60_000);
  }
});

it('draws only pages whose texts have changed, and draws the same text as the same bytes', async () => {
  await write([page('/one', 'One'), page('/two', 'Two')]);
  const [one, two] = [read('one'), read('two')];
  expect(await write([page('/one', 'One'), page('/two', 'Second')])).toEqual({ written: 3, drawn: 1 });
  expect(read('one').equals(one)).toBe(true);
  expect(read('two').equals(two)).toBe(false);
  rmSync(join(root, '.cache'), { recursive: true });
  expect(await write([page('/one', 'One'), page('/two', 'Two')])).toEqual({ written: 3, drawn: 3 });
  expect([read('one').equals(one), read('two').equals(two)]).toEqual([true, true]);
});

it('draws no picture for a page whose front matter names an image', async () => {
  expect(await write([page('/own', 'Own', '/img/own.png')])).toMatchObject({ written: 1 });
  expect(existsSync(fileOf('social-images/own.png'))).toBe(false);
});

it('shows the title of the site if the font lacks characters of the page title', async () => {
  await write([page('/ja', 'はじめに'), page('/site', 'Site')]);
  expect(read('ja').equals(read('site'))).toBe(true);
});
