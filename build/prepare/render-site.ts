import { resolve } from 'node:path';
import { renderPage } from '@/components/docs/render-page';
import { createMdxComponents } from '@/components/mdx/create-components';
import { createFileExistsCheck } from '@/lib/checks/file-exists';
import type { CompiledDocs } from '@/lib/checks/types';
import { processImages } from '@/lib/content/images';
import type { Doc } from '@/lib/content/types';
import { watchPage, withWatchdog } from '@/lib/content/watchdog';
import { buildPageRecords } from '@/lib/docs/build-page-records';
import type { PageRecord } from '@/lib/docs/page-record';
import { findFile, resolveImageFile } from '@/lib/docs/resolve-image';
import { readSiteModel, type ReadModelOptions } from '@/lib/docs/build-model';
import { listPageFolders } from '@/lib/docs/site-pages';
import type { SiteModel } from '@/lib/docs/types';
import { getTermForms } from '@/lib/glossary/term-forms';
import { compileCached } from '@/lib/mdx/cache';
import type { CompiledDoc, ResolvedImage } from '@/lib/mdx/types';
import { site } from '@/lib/site/config';
import { env } from '@/lib/site/env';
import { prepareFiles } from './prepare-files';
import { renderPages } from './render-pages';

const allDocs = (model: SiteModel): Doc[] => listPageFolders(model).flatMap(({ docs }) => docs);

/** Processes the images that pages show. Skips missing files, which `checkImages` reports. */
async function prepareImages(
  docs: readonly Doc[],
  compiled: CompiledDocs,
  root: string,
  exists: (file: string) => boolean,
) {
  const shown = docs.flatMap((doc) =>
    (compiled.get(doc.file)?.images ?? []).flatMap(({ href, line, column }) => {
      const file = findFile(doc, href, exists);
      if (file === null) return [];
      const usedAt = { file: doc.file, line: doc.bodyLine + line - 1, column };
      const name = resolveImageFile(doc, href) ?? file;
      return [{ name, request: { file: resolve(root, file), usedAt } }];
    }),
  );
  const { images, problems } = await processImages(shown.map(({ request }) => request));
  const served = shown.flatMap(({ name, request }): [string, ResolvedImage][] => {
    const image = images.get(request.file);
    return image ? [[name, image]] : [];
  });
  return { images: Object.fromEntries(served), problems };
}

/** Reads the site model and compiles the bodies of all docs. */
export function readAndCompileSite(options: ReadModelOptions = {}) {
  return withWatchdog(async () => {
    const model = readSiteModel(options);
    const terms = getTermForms(model.glossary);
    const compiled = new Map<string, CompiledDoc>();
    for (const doc of allDocs(model)) {
      watchPage(doc.file);
      compiled.set(doc.file, await compileCached(doc.body, terms));
    }
    return { model, compiled };
  });
}

export interface RenderOptions extends Pick<ReadModelOptions, 'includeDrafts'> {
  /** True if the site has a Markdown version of each page, which pages link to. */
  hasTextFiles: boolean;
}

/** All pages of the site, read, compiled and rendered. */
export type RenderedSite = Awaited<ReturnType<typeof renderSite>>;

/** Reads, compiles and renders each page once, and processes images and files that pages link to. Writes no pages. */
export async function renderSite({ hasTextFiles, ...options }: RenderOptions) {
  const root = process.cwd();
  const { model, compiled } = await readAndCompileSite(options);
  const fileExists = createFileExistsCheck(root, env.contentDir);
  const { images, problems: imageProblems } = await prepareImages(allDocs(model), compiled, root, fileExists);
  const files = await prepareFiles({ model, compiled }, root, fileExists);
  const sources = {
    model,
    compiled,
    images,
    files,
    baseUrl: site.baseUrl,
    createComponents: createMdxComponents,
  };
  const { html, sections, changes, problems } = await withWatchdog(() => renderPages(sources));
  const records = buildPageRecords({ model, compiled, files, changes: changes.list, site, hasTextFiles });
  return {
    model,
    compiled,
    fileExists,
    images: [...Object.values(images), ...Object.values(files).map((src) => ({ src }))],
    html,
    sections,
    changes,
    records,
    /** Returns what the `main` element of a page contains. */
    toHtml: (record: PageRecord) => renderPage(record, html.get(record.route) ?? ''),
    imageProblems,
    renderProblems: problems,
  };
}
