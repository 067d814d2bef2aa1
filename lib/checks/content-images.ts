import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { getVersionDir, type VersionFolder } from '@/lib/content/read';

const imageName = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

/** The images in the folders of these versions, paths from `root` with `/`, in code-unit order. @see acceptance BLD-09 */
export function listContentImages(versions: readonly VersionFolder[], root = process.cwd()): string[] {
  return versions.flatMap((version) => {
    const dir = getVersionDir(version, { root });
    if (statSync(dir, { throwIfNoEntry: false })?.isDirectory() !== true) return [];
    return readdirSync(dir, { recursive: true, encoding: 'utf8' })
      .filter((name) => imageName.test(name))
      .sort()
      .map((name) => path.relative(root, path.join(dir, name)).split(path.sep).join('/'));
  });
}
