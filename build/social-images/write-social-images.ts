import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createDiskCache } from '@/lib/content/disk-cache';
import type { PageRecord } from '@/lib/docs/page-record';
import { getSocialImage, siteSocialImage, type SocialImage } from '@/lib/docs/social-image';
import { hashTypeScriptFiles } from '@/lib/mdx/pipeline-version';
import { decodePath } from '@/lib/routing/decode-path';
import type { PictureTexts } from './draw';

interface Options {
  /** Folder of the export. */
  outDir: string;
  /** Title of the site, for pages whose own title cannot be drawn. */
  siteTitle: string;
  /** Project root, whose `.cache` keeps the pictures. */
  root?: string;
}

const folder = path.join('build', 'social-images');

/** Returns a hash of everything that pictures depend on, except their texts. */
function getRendererVersion(root: string): string {
  const hash = createHash('sha256').update(hashTypeScriptFiles(path.join(root, folder)));
  for (const file of ['package-lock.json', 'app/icon.svg', path.join(folder, 'inter-600.ttf')])
    hash.update(readFileSync(path.join(root, file)));
  return hash.digest('hex');
}

/**
 * Writes the picture of each page, for links to it in social networks and chats, into the folder of the export. Pages
 * whose texts have not changed are not drawn again.
 * @returns numbers of pictures, and of those that were drawn
 */
export async function writeSocialImages(
  records: readonly PageRecord[],
  { outDir, siteTitle, root = process.cwd() }: Options,
): Promise<{ written: number; drawn: number }> {
  const pictures: SocialImage[] = [siteSocialImage, ...records.flatMap((page) => getSocialImage(page) ?? [])];
  // The results are PNG files in base64, because the cache stores JSON.
  const cache = createDiskCache<string>(path.join(root, '.cache', 'social-images'), getRendererVersion(root));
  let renderer: Promise<(texts: PictureTexts) => Promise<Buffer>> | undefined;
  let drawn = 0;
  for (const { address, title, section, product } of pictures) {
    const encoded = await cache([siteTitle, title, section, product], async () => {
      // Loading the renderer takes 0.1 s, so it is loaded only if a page has changed.
      renderer ??= import('./draw').then(({ createImageRenderer }) => createImageRenderer(siteTitle));
      drawn += 1;
      return (await (await renderer)({ title, section, product })).toString('base64');
    });
    const file = path.join(outDir, decodePath(address));
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, encoded, 'base64');
  }
  return { written: pictures.length, drawn };
}
