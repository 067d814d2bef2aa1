import { statSync } from 'node:fs';
import path from 'node:path';
import { getContentPath, type VersionFolder } from '@/lib/content/read';
import { findFile, resolveImageFile } from '@/lib/docs/resolve-image';
import { resolveDocLink } from '@/lib/docs/resolve-link';
import { listPageFolders } from '@/lib/docs/site-pages';
import { checkEachDoc, hasErrors } from './check-each-doc';
import { listFiles } from './export/served-files';
import type { Check, CheckedSite } from './types';

const docusaurusStatic = '@site/static';

/** Returns the hint for an address of a file that does not exist, which may be written as in Docusaurus. */
export const adviseMissingFile = (href: string): string =>
  href.startsWith(`${docusaurusStatic}/`)
    ? `Put the file in public/ and write "${href.slice(docusaurusStatic.length)}", or put it beside the page.`
    : 'Correct the path, which is case-sensitive, or add the file.';

/** Reports images whose file does not exist. @see acceptance BLD-09 */
export const checkImages: Check = (site) =>
  checkEachDoc(site, ({ images }, doc) =>
    images.flatMap(({ href, line, column }) => {
      const file = resolveImageFile(doc, href);
      if (file === null || findFile(doc, href, site.inputs.fileExists) !== null) return [];
      const message = `The image "${href}" does not exist: there is no file ${file}.`;
      return { line, column, rule: 'missing-image', message, hint: adviseMissingFile(href) };
    }),
  );

/** Reports images without a text alternative. @see acceptance BLD-09, DOC-31 */
export const checkImageTexts: Check = (site) =>
  checkEachDoc(site, ({ images }) =>
    images
      .filter(({ text }) => text === '')
      .map(({ href, line, column }) => {
        const message = `The image "${href}" has no text alternative.`;
        const hint =
          'Describe what it shows: ![text](…). Write a decorative image as <img alt="" src="…" />.';
        return { line, column, rule: 'image-without-text', message, hint };
      }),
  );

/** Returns the files that pages show, link to, or name as `image` in their front matter. */
const collectUsed = ({ model, compiled }: CheckedSite): (string | null)[] =>
  listPageFolders(model).flatMap((version) =>
    version.docs.flatMap((doc) => {
      const { images = [], links = [], files = [] } = compiled.get(doc.file) ?? {};
      return [...[...images, ...links, ...files].map(({ href }) => href), doc.frontmatter.image ?? '']
        .filter((href) => resolveDocLink(doc, href, version).kind !== 'doc')
        .map((href) => resolveImageFile(doc, href));
    }),
  );

/** Returns the text of all pages that could not be compiled, whose images are therefore not known. */
const joinFaultyBodies = ({ model, compiled }: CheckedSite): string =>
  listPageFolders(model)
    .flatMap(({ docs }) => docs)
    .filter(({ file }) => hasErrors(compiled.get(file) ?? { problems: [] }))
    .map(({ body }) => body)
    .join('\n');

/** Reports images in the version folders that no page shows or links to. @see acceptance BLD-09 */
export const checkUnusedImages: Check = (site) => {
  const used = new Set(collectUsed(site));
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
