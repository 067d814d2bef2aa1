import { statSync } from 'node:fs';
import path from 'node:path';
import { getContentPath, type VersionFolder } from '@/lib/content/read';
import { resolveImageFile } from '@/lib/docs/resolve-image';
import { resolveDocLink } from '@/lib/docs/resolve-link';
import { listFiles } from './export/served-files';
import type { Check, CheckedSite } from './types';

/** Returns the files that pages show, link to, or name as `image` in their front matter. */
function collectUsed({ model, compiled }: CheckedSite): Set<string> {
  const used = new Set<string>();
  for (const version of model.versions) {
    for (const doc of version.docs) {
      const { images = [], links = [] } = compiled.get(doc.file) ?? {};
      const named = [...images, ...links].map(({ href }) => href);
      const { image } = doc.frontmatter;
      for (const href of image === undefined ? named : [...named, image]) {
        if (resolveDocLink(doc, href, version, model.planned).kind === 'doc') continue;
        const file = resolveImageFile(doc, href);
        if (file !== null) used.add(file);
      }
    }
  }
  return used;
}

/** Returns the text of all pages that could not be compiled, whose images are therefore not known. */
const joinFaultyBodies = ({ model, compiled }: CheckedSite): string =>
  model.versions
    .flatMap(({ docs }) => docs)
    .filter(({ file }) => compiled.get(file)?.problems.some(({ severity }) => severity === 'error'))
    .map(({ body }) => body)
    .join('\n');

/** Reports images in the version folders that no page shows or links to. @see acceptance BLD-09 */
export const checkUnusedImages: Check = (site) => {
  const used = collectUsed(site);
  const faulty = joinFaultyBodies(site);
  const message = 'No page shows this image or links to it.';
  const hint = 'Remove the file, or use it on a page.';
  return (site.inputs.contentImages ?? [])
    .filter((file) => !used.has(file) && !faulty.includes(path.basename(file)))
    .map((file) => ({ file, line: 1, column: 1, rule: 'unused-image', message, hint }));
};

const imageName = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

/** Lists the images in the folders of these versions, as paths relative to `root`. @see acceptance BLD-09 */
export function listContentImages(versions: readonly VersionFolder[], root = process.cwd()): string[] {
  return versions.flatMap((version) => {
    const dir = getContentPath(version.dir, { root });
    if (statSync(dir, { throwIfNoEntry: false })?.isDirectory() !== true) return [];
    return listFiles(dir)
      .filter((name) => imageName.test(name))
      .map((name) => path.relative(root, path.join(dir, name)).split(path.sep).join('/'));
  });
}
