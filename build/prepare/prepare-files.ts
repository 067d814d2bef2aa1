import { resolve } from 'node:path';
import type { CompiledDocs } from '@/lib/checks/types';
import { copyFiles } from '@/lib/content/images';
import type { Doc } from '@/lib/content/types';
import { findFile, findPreview, resolveImageFile, type ServedFiles } from '@/lib/docs/resolve-image';
import { listPageFolders } from '@/lib/docs/site-pages';
import { resolveDocLink } from '@/lib/docs/resolve-link';
import type { SiteModel, VersionModel } from '@/lib/docs/types';
import { encodeFilePath } from '@/lib/routing/decode-path';

interface Page {
  /** File from whose folder the addresses start. */
  base: Pick<Doc, 'file'>;
  hrefs: readonly string[];
  image: string | undefined;
}

function listPages(model: SiteModel, compiled: CompiledDocs): Page[] {
  const readDoc = (doc: Doc, version: VersionModel): Page => {
    const { links = [], files = [] } = compiled.get(doc.file) ?? {};
    const hrefs = [...links, ...files].map(({ href }) => href);
    const isPath = (href: string) => resolveDocLink(doc, href, version).kind === 'path';
    return { base: doc, hrefs: hrefs.filter(isPath), image: doc.frontmatter.image };
  };
  return listPageFolders(model).flatMap((version) => [
    ...version.docs.map((doc) => readDoc(doc, version)),
    ...version.categoryPages.map(({ file = '', image }) => ({ base: { file }, hrefs: [], image })),
  ]);
}

/**
 * Copies the files beside pages that pages load, link to, or name as preview image to `public/assets/generated`.
 * @returns addresses of these files, and of files in `public/`, by the path to which `resolveImageFile` resolves them.
 * Missing files, which checks report, have no address
 * @throws Error if a file cannot be read
 */
export async function prepareFiles(
  { model, compiled }: { model: SiteModel; compiled: CompiledDocs },
  root: string,
  exists: (file: string) => boolean,
): Promise<ServedFiles> {
  const used = listPages(model, compiled).flatMap(({ base, hrefs, image }) => {
    const found = hrefs.map((href) => ({ href, file: findFile(base, href, exists) }));
    if (image !== undefined) found.push({ href: image, file: findPreview(base, image, exists) });
    return found.flatMap(({ href, file }) => {
      const name = resolveImageFile(base, href);
      return file === null || name === null ? [] : [{ name, file }];
    });
  });
  const isPublic = (file: string) => file.startsWith('public/');
  const copies = await copyFiles(
    used.filter(({ file }) => !isPublic(file)).map(({ file }) => resolve(root, file)),
    root,
  );
  const getAddress = (file: string) =>
    isPublic(file) ? encodeFilePath(file.slice('public'.length)) : copies.get(resolve(root, file));
  return Object.fromEntries(used.map(({ name, file }) => [name, getAddress(file) ?? '']));
}
